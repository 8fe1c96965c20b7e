import type { Cell, Row, Told } from './area'

/** What people wrote must not steer the operator's terminal. */
const harmless = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�')

const shown = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '-' : harmless(String(cell)))

const widthOf = (text: string): number => [...text].length

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

const table = (rows: readonly Row[]): readonly string[] => {
  const names = Object.keys(rows[0] ?? {})
  const cells = [names, ...rows.map((row) => names.map((name) => shown(row[name])))]
  const widths = names.map((_, column) => Math.max(...cells.map((line) => widthOf(line[column] ?? ''))))
  return cells.map((line) =>
    line
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const listLines = (rows: readonly Row[]): readonly string[] => (rows.length === 0 ? ['nothing'] : table(rows))

const oneLines = (row: Row): readonly string[] => {
  const width = Math.max(...Object.keys(row).map(widthOf))
  return Object.entries(row).map(([name, cell]) => `${padded(name, width)}  ${shown(cell)}`)
}

/** What an operator reads; a file is told by the place where it was put. */
export const render = (told: Told, place: string): string => {
  switch (told._tag) {
    case 'List':
      return listLines(told.rows).join('\n')
    case 'One':
      return [
        ...oneLines(told.row),
        ...Object.entries(told.lists ?? {}).flatMap(([name, rows]) => ['', `${name}:`, ...listLines(rows)]),
      ].join('\n')
    case 'File':
      return `written to ${place}`
  }
}

/** The same for a program. */
export const renderJson = (told: Told, place: string): string => {
  switch (told._tag) {
    case 'List':
      return JSON.stringify(told.rows)
    case 'One':
      return JSON.stringify({ ...told.row, ...told.lists })
    case 'File':
      return JSON.stringify({ file: place })
  }
}
