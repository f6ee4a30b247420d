import { ChevronDown } from 'lucide-react'
import type { CSSProperties } from 'react'
import { type Block, type LegalDocument, plainText, type Section } from './document.ts'
import { RichLine } from './line.tsx'

const CONTENTS = 'Nesta página'
/** Average empty space at the end of a paragraph: half a line of a phone. */
const LINE_END_LETTERS = 20

/** A document of numbered sections, with a list of them beside it from 1024 px on. */
export function LegalPage({ document, date }: { document: LegalDocument; date: string }) {
  const { title, intro, sections } = document
  return (
    <div className="page-width pt-8 pb-16 lg:pt-10">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{title}</h1>
      <p className="mt-2 text-ink-3 text-sm">{date}</p>
      <p className="mt-5 max-w-text text-ink-2 text-lg">{intro}</p>
      <div className="mt-8 lg:mt-10 lg:grid lg:grid-cols-[17rem_minmax(0,42rem)] lg:gap-16">
        <nav
          aria-labelledby="sumario"
          className="rounded-panel border border-line bg-paper px-5 py-2 lg:p-5 lg:sticky lg:top-26 lg:self-start print:hidden"
        >
          <h2 id="sumario" className="text-base max-lg:hidden">
            {CONTENTS}
          </h2>
          <details className="group lg:hidden">
            <summary className="flex min-h-11 cursor-pointer items-center justify-between font-display font-semibold">
              {CONTENTS}
              <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <Contents sections={sections} />
          </details>
          <div className="max-lg:hidden">
            <Contents sections={sections} />
          </div>
        </nav>
        <div className="mt-8 grid gap-10 lg:mt-0">
          {sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-titulo`}
              style={measureOf(section)}
              className="late -m-2 p-2 [--late-size:calc(2rem+var(--blocks)*0.75rem+var(--letters)*0.041rem)] md:[--late-size:calc(2.25rem+var(--blocks)*0.75rem+var(--letters)*0.022rem)]"
            >
              <h2 id={`${section.id}-titulo`} className="text-xl md:text-2xl">
                {index + 1}. {section.title}
              </h2>
              {section.blocks.map((block) => (
                <BlockView key={keyOf(block)} block={block} label={section.title} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function Contents({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <ol className="mt-1 md:columns-2 lg:columns-1">
      {sections.map((section, index) => (
        <li key={section.id} className="break-inside-avoid">
          <a
            href={`#${section.id}`}
            className="flex min-h-11 gap-2 py-2.5 text-brand text-sm no-underline hover:underline"
          >
            <span className="w-5 shrink-0 tabular-nums">{index + 1}.</span>
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  )
}

/**
 * Amount of text in a section, from which its height follows until it is laid out, so that links reach their targets.
 */
function measureOf({ blocks }: Section): CSSProperties {
  const lengths = blocks.flatMap((block) => {
    if ('paragraph' in block) return [plainText(block.paragraph).length]
    if ('list' in block) return block.list.map((line) => plainText(line).length)
    return block.table.rows.map((row) => row.join(' ').length)
  })
  const letters = lengths.reduce((sum, length) => sum + length + LINE_END_LETTERS, 0)
  return { '--letters': letters, '--blocks': lengths.length } as CSSProperties
}

const keyOf = (block: Block) => JSON.stringify(block).slice(0, 80)

function BlockView({ block, label }: { block: Block; label: string }) {
  if ('paragraph' in block)
    return (
      <p className="mt-3">
        <RichLine line={block.paragraph} />
      </p>
    )
  if ('list' in block)
    return (
      <ul className="mt-3 grid list-disc gap-2 pl-6 marker:text-margin">
        {block.list.map((line) => (
          <li key={JSON.stringify(line)}>
            <RichLine line={line} />
          </li>
        ))}
      </ul>
    )
  return <Table {...block.table} label={label} />
}

interface TableProps {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  label: string
}

/** A row becomes a card where there is no room for columns. */
function Table({ head, rows, label }: TableProps) {
  return (
    <table aria-label={label} className="mt-4 w-full border-collapse text-left text-sm max-md:block">
      <thead className="max-md:sr-only">
        <tr className="bg-well">
          {head.map((name) => (
            <th key={name} scope="col" className="px-4 py-3 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(([first, ...others]) => (
          <tr key={first} className="border-line border-b max-md:block max-md:py-3">
            <th scope="row" className="px-4 py-3 align-top font-semibold wrap-break-word max-md:block max-md:p-0">
              {first}
            </th>
            {others.map((cell, index) => (
              <td key={cell} className="px-4 py-3 align-top text-ink-2 max-md:block max-md:p-0">
                <span aria-hidden="true" className="md:hidden">
                  {head[index + 1]}:{' '}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
