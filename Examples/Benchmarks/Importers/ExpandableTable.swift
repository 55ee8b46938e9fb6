import ExpandableTable

let rows = [
  RowDescriptor("idCellNormal", primaryTitle: "Name", isExpandable: true, additionalRows: 1),
  RowDescriptor("idCellTextfield", primaryTitle: "First name", isVisible: false),
]
var form = ExpandableTable(try DescriptorList(sections: [rows]))
let effects = form.handle(.tap(RowID(0)), at: Time(0))
print(effects.notices.map(\.name), form.visibleRowsPerSection)
