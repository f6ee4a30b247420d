import { expect, it } from 'vitest'
import { fromBuffer } from 'yauzl'
import { workbook } from './xlsx.ts'

/** The parts of a ZIP by another reader, which checks sizes and checksums. */
function partsOf(file: Uint8Array): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(file), { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return reject(error)
      const parts = new Map<string, string>()
      zip.on('error', reject)
      zip.on('end', () => resolve(parts))
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure)
          const pieces: Buffer[] = []
          stream.on('data', (piece: Buffer) => pieces.push(piece))
          stream.on('end', () => {
            parts.set(entry.fileName, Buffer.concat(pieces).toString())
            zip.readEntry()
          })
        }),
      )
      zip.readEntry()
    })
  })
}

it('a workbook has its parts, numbers as numbers and texts as texts', async () => {
  const parts = await partsOf(workbook('Vendas', ['Nome', 'Valor'], [['=1+1 <&"> Ção 🎈\u0000', -11.9]]))
  expect([...parts.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ])
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).toContain('<t xml:space="preserve">=1+1 &lt;&amp;&quot;&gt; Ção 🎈</t>')
  expect(sheet).toContain('<v>-11.9</v>')
  // No element of formulas.
  expect(sheet).not.toContain('<f>')
})

it('a day is a number that spreadsheets show as a date, in a column that it fits into', async () => {
  const parts = await partsOf(workbook('Vendas', ['Data', 'Email'], [[{ day: '2026-11-26' }, 'ana@escola.example']]))
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  // The 26th of November 2026, as spreadsheets count from the end of 1899.
  expect(sheet).toContain('<c s="3"><v>46352</v></c>')
  expect(parts.get('xl/styles.xml')).toContain('numFmtId="14"')
  expect([...sheet.matchAll(/ width="(\d+)"/g)].map(([, width]) => width)).toEqual(['10', '20'])
})

it('the same table is the same file', () => {
  const make = () => workbook('Vendas', ['Nome'], [['Ana']])
  expect(make()).toEqual(make())
})
