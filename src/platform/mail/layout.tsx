import { type ComponentProps, type CSSProperties, createContext, type ReactNode, use } from 'react'

/**
 * The colours of the site, light and dark, by their part in a mail. Mail programs know no custom properties: light ones
 * are on the elements, dark ones in a style sheet for the programs that read it.
 */
const LIGHT = {
  desk: '#F6F4EE',
  paper: '#FFFFFF',
  line: '#E0DBCE',
  ink: '#23263B',
  quiet: '#494C63',
  brand: '#2A3B86',
  onBrand: '#FFFFFF',
  margin: '#D9604C',
}
const DARK: typeof LIGHT = {
  desk: '#141C19',
  paper: '#1D2723',
  line: '#34423C',
  ink: '#EEF3EE',
  quiet: '#C6D0CA',
  brand: '#B7C6FF',
  onBrand: '#141E42',
  margin: '#F0907F',
}

const DARK_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .desk { background-color: ${DARK.desk} !important; }
  .paper { background-color: ${DARK.paper} !important; border-color: ${DARK.line} !important; border-left-color: ${DARK.margin} !important; }
  .ink { color: ${DARK.ink} !important; }
  .quiet { color: ${DARK.quiet} !important; }
  .brand { color: ${DARK.brand} !important; }
  .action { background-color: ${DARK.brand} !important; color: ${DARK.onBrand} !important; }
  .line { border-color: ${DARK.line} !important; }
}`

/** Fonts that mail programs have; the site's own would be remote content. */
const TEXT_FONT = 'Verdana, Arial, sans-serif'
const DESK: CSSProperties = { padding: '32px 16px', backgroundColor: LIGHT.desk, fontFamily: TEXT_FONT }
const PAPER: CSSProperties = {
  maxWidth: '520px',
  margin: '0 auto',
  padding: '32px',
  backgroundColor: LIGHT.paper,
  border: `1px solid ${LIGHT.line}`,
  borderLeft: `3px solid ${LIGHT.margin}`,
  borderRadius: '4px',
}
const PARAGRAPH: CSSProperties = {
  margin: '0 0 20px',
  fontSize: '17px',
  lineHeight: '27px',
  color: LIGHT.ink,
  // A code or an address that no line holds: mail programs know the one or the other.
  wordBreak: 'break-word',
  overflowWrap: 'anywhere',
}
const SMALL: CSSProperties = { fontSize: '15px', lineHeight: '22px', color: LIGHT.quiet }
const BUTTON_PADDING = '14px 24px'
/** Outlook ignores the padding of a link and reads this one of the cell. */
const OUTLOOK_PADDING = { msoPaddingAlt: BUTTON_PADDING } as CSSProperties
const BUTTON: CSSProperties = { ...OUTLOOK_PADDING, backgroundColor: LIGHT.brand, borderRadius: '12px' }
const BUTTON_LABEL: CSSProperties = {
  display: 'inline-block',
  padding: BUTTON_PADDING,
  color: LIGHT.onBrand,
  fontSize: '17px',
  lineHeight: '20px',
  fontWeight: 600,
  textDecoration: 'none',
  borderRadius: '12px',
}
const HIDDEN: CSSProperties = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
}

/** A list of mails shows this many characters beside the subject. */
const PREVIEW_LENGTH = 150
/** Fills the rest of the preview, so that the list does not go on with the mail's first lines. */
const INVISIBLE = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'

/** The last line of every mail; empty if it is not set. */
export const Imprint = createContext('')

interface MailLayoutProps {
  /** The subject, which a browser shows as the title. */
  readonly title: string
  /** The product's name. */
  readonly site: string
  /** Preview in the list of mails, beside the subject. */
  readonly preview: string
  readonly children: ReactNode
}

/** One cell of a table, which every mail program lays out the same. */
function Cell({ children, table, ...cell }: { table: TableProps; children: ReactNode } & CellProps) {
  return (
    <table border={0} cellPadding={0} cellSpacing={0} role="presentation" {...table}>
      <tbody>
        <tr>
          <td {...cell}>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}
type TableProps = Pick<ComponentProps<'table'>, 'align' | 'width' | 'style' | 'className'>
type CellProps = Pick<ComponentProps<'td'>, 'style' | 'className'>

function Preview({ text }: { text: string }) {
  const shown = text.slice(0, PREVIEW_LENGTH)
  return (
    <div style={HIDDEN} data-skip-in-text="true">
      {shown}
      {INVISIBLE.repeat(PREVIEW_LENGTH - shown.length)}
    </div>
  )
}

/** The layout of every mail: one column, no remote content, light and dark. */
export function MailLayout({ site, title, preview, children }: MailLayoutProps) {
  const imprint = use(Imprint)
  return (
    <html lang="pt-BR" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_SHEET}</style>
      </head>
      <body className="desk" style={{ margin: 0, padding: 0, backgroundColor: LIGHT.desk }}>
        <Preview text={preview} />
        <Cell table={{ align: 'center', width: '100%' }} className="desk" style={DESK}>
          <Cell table={{ align: 'center', width: '100%', className: 'paper', style: PAPER }}>
            <p className="brand" style={{ ...PARAGRAPH, fontSize: '20px', fontWeight: 600, color: LIGHT.brand }}>
              {site}
            </p>
            {children}
            {imprint ? (
              <p className="quiet" style={{ ...SMALL, margin: '12px 0 0', overflowWrap: 'anywhere' }}>
                {imprint}
              </p>
            ) : null}
          </Cell>
        </Cell>
      </body>
    </html>
  )
}

export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <h1 className="ink" style={{ margin: '0 0 20px', fontSize: '22px', lineHeight: '29px', color: LIGHT.ink }}>
      {children}
    </h1>
  )
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={PARAGRAPH}>
      {children}
    </p>
  )
}

/** A button, and below it its address for mail programs without buttons. The plain text has the address alone. */
export function MailAction({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <div data-skip-in-text="true">
        <Cell table={{ style: { margin: '0 0 20px' } }} className="action" style={BUTTON}>
          <a href={href} target="_blank" className="action" style={BUTTON_LABEL} rel="noreferrer">
            {children}
          </a>
        </Cell>
      </div>
      <p className="quiet" style={{ ...SMALL, margin: '0 0 20px', wordBreak: 'break-all' }}>
        <a href={href} target="_blank" className="brand" style={{ color: LIGHT.brand }} rel="noreferrer">
          {href}
        </a>
      </p>
    </>
  )
}

export function MailNote({ children }: { children: ReactNode }) {
  return (
    <>
      <hr
        className="line"
        style={{ width: '100%', margin: '0 0 20px', border: 'none', borderTop: `1px solid ${LIGHT.line}` }}
        data-skip-in-text="true"
      />
      <p className="quiet" style={{ ...SMALL, margin: 0 }}>
        {children}
      </p>
    </>
  )
}
