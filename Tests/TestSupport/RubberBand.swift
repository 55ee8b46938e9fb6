/// How far the content is beyond a stop when the finger is `excess` points beyond it: the published
/// (1 − 1 / (x c / d + 1)) d, with c = 0.55.
package func rubberBand(_ excess: Double, width: Double = 320) -> Double {
  (1 - 1 / (excess * 0.55 / width + 1)) * width
}
