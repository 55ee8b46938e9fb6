"""Firefox and WebKit, driven as their own protocols want it; Debian has no geckodriver."""
import base64
import contextlib
import json
import os
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

# Without a session's bus, nothing of a desktop is started.
QUIET = os.environ | {"DBUS_SESSION_BUS_ADDRESS": "disabled:"}
WEBKIT = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"


class Driver:
    """What both can do; `send` sends one command."""

    def open(self, address):
        raise NotImplementedError

    def evaluate(self, expression):
        raise NotImplementedError

    def picture(self):
        """What the window shows now."""
        raise NotImplementedError

    def perform(self, actions):
        """Moves fingers, a mouse and keys, as WebDriver describes them."""
        raise NotImplementedError

    def wait(self, expression):
        """Waits until an expression is true."""
        for _ in range(100):
            if self.evaluate(expression):
                return
            time.sleep(0.1)
        raise TimeoutError(expression)


class Firefox(Driver):
    """Speaks Marionette: a number of bytes, a colon, and so many bytes of JSON."""

    def __init__(self, connection):
        self.connection, self.count = connection, 0
        self.receive()
        self.send("WebDriver:NewSession", {})

    def receive(self):
        size = b""
        while not size.endswith(b":"):
            size += self.connection.recv(1)
        rest = b""
        while len(rest) < int(size[:-1]):
            rest += self.connection.recv(65536)
        return json.loads(rest)

    def send(self, command, parameters):
        self.count += 1
        text = json.dumps([0, self.count, command, parameters]).encode()
        self.connection.sendall(b"%d:%s" % (len(text), text))
        _, _, error, result = self.receive()
        if error:
            raise RuntimeError(f"{command}: {error['message']}")
        return result

    def open(self, address):
        self.send("WebDriver:Navigate", {"url": address})

    def evaluate(self, expression):
        return self.send("WebDriver:ExecuteScript", {"script": f"return (\n{expression}\n)", "args": []})["value"]

    def resize(self, width, height):
        self.send("WebDriver:SetWindowRect", {"width": width, "height": height})

    def picture(self):
        return base64.b64decode(self.send("WebDriver:TakeScreenshot", {"full": False})["value"])

    def perform(self, actions):
        self.send("WebDriver:PerformActions", {"actions": actions})


class WebKit(Driver):
    """Speaks WebDriver, over HTTP."""

    def __init__(self, port):
        self.base = f"http://127.0.0.1:{port}/session"
        options = {"binary": WEBKIT, "args": ["--automation"]}
        self.session = "/" + self.send("", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})["sessionId"]

    def send(self, path, parameters=None):
        data = None if parameters is None else json.dumps(parameters).encode()
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {json.load(error)['value']['message']}") from None

    def open(self, address):
        self.send(self.session + "/url", {"url": address})

    def evaluate(self, expression):
        return self.send(self.session + "/execute/sync", {"script": f"return (\n{expression}\n)", "args": []})

    def resize(self, width, height):
        self.send(self.session + "/window/rect", {"width": width, "height": height})

    def picture(self):
        return base64.b64decode(self.send(self.session + "/screenshot"))

    def perform(self, actions):
        self.send(self.session + "/actions", {"actions": actions})


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


@contextlib.contextmanager
def running(*command, env):
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def connected(port):
    for _ in range(300):
        with contextlib.suppress(OSError):
            return socket.create_connection(("127.0.0.1", port))
        time.sleep(0.1)
    raise TimeoutError(f"nobody answers at port {port}")


@contextlib.contextmanager
def firefox():
    port = free_port()
    with tempfile.TemporaryDirectory() as profile:
        with open(profile + "/user.js", "w") as file:
            # Firefox hears fingers only where there is a touch screen, or where it is told so.
            file.write(f'user_pref("marionette.port", {port});\nuser_pref("dom.w3c_touch_events.enabled", 1);\n')
        with running("firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", profile, env=QUIET):
            with connected(port) as connection:
                yield Firefox(connection)


@contextlib.contextmanager
def webkit():
    """Where there is no screen, xvfb-run has made one."""
    port = free_port()
    with running("WebKitWebDriver", f"--port={port}", env=QUIET):
        connected(port).close()
        driver = WebKit(port)
        yield driver
        with contextlib.suppress(OSError):
            urllib.request.urlopen(urllib.request.Request(driver.base + driver.session, method="DELETE"))


ENGINES = {"Firefox": firefox, "WebKit": webkit}
