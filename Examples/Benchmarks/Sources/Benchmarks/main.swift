#if DEBUG
  print(
    """
    ******************************************************************************
    *  THIS IS A DEBUG BUILD. Believe none of these numbers; run                 *
    *      swift run -c release --package-path Examples/Benchmarks               *
    ******************************************************************************
    """)
#endif
print(Measurement.header)
for group in [rowBenchmarks, tableBenchmarks, listBenchmarks, treeBenchmarks] {
  for measurement in group() { print(measurement.line) }
}
