// Pages that are opened from a folder may have no workers, and the theme's search is one: there its script runs in a hidden frame.
if (location.protocol === "file:") {
  window.Worker = window.IFrameWorker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.body.appendChild(document.createElement("iframe"));
      this.frame.hidden = true;
      const scope = this.scope = this.frame.contentWindow;
      scope.document.open();
      scope.postMessage = (data) => this.answer(data);
      // What a worker's own function loads at once, this loads by and by, for whoever waits.
      scope.importScripts = (...urls) => urls.reduce((before, url) => before.then(() => this.load(url)), Promise.resolve());
      scope.document.write("<!doctype html><title>Search</title>");
      scope.document.close();
      this.loaded = this.load(url);
    }

    load(url) {
      return new Promise((resolve, reject) => {
        const script = this.scope.document.createElement("script");
        [script.src, script.onload, script.onerror] = [url, resolve, reject];
        this.scope.document.head.append(script);
      });
    }

    answer(data) {
      const event = new MessageEvent("message", { data: structuredClone(data) });
      this.onmessage?.(event);
      this.dispatchEvent(event);
    }

    postMessage(data) {
      this.loaded.then(() => this.scope.dispatchEvent(new this.scope.MessageEvent("message", { data: structuredClone(data) })));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
