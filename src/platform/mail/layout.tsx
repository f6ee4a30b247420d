import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import type { CSSProperties, ReactNode } from 'react'

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
  .desk, .desk > table > tbody > tr > td { background-color: ${DARK.desk} !important; }
  .paper { background-color: ${DARK.paper} !important; border-color: ${DARK.line} !important; border-left-color: ${DARK.margin} !important; }
  .ink { color: ${DARK.ink} !important; }
  .quiet { color: ${DARK.quiet} !important; }
  .brand { color: ${DARK.brand} !important; }
  .action { background-color: ${DARK.brand} !important; color: ${DARK.onBrand} !important; }
  .line { border-color: ${DARK.line} !important; }
}`

/** Fonts that mail programs have; the site's own would be remote content. */
const TEXT_FONT = 'Verdana, Arial, sans-serif'
const BODY: CSSProperties = { margin: 0, padding: '32px 16px', backgroundColor: LIGHT.desk, fontFamily: TEXT_FONT }
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
const ACTION: CSSProperties = {
  padding: '14px 24px',
  backgroundColor: LIGHT.brand,
  color: LIGHT.onBrand,
  fontSize: '17px',
  fontWeight: 600,
  borderRadius: '12px',
}

interface MailLayoutProps {
  /** The subject, which a browser shows as the title. */
  readonly title: string
  /** The product's name. */
  readonly site: string
  /** What the list of mails shows beside the subject. */
  readonly preview: string
  readonly children: ReactNode
}

/** The sheet every mail is written on: one column, nothing remote, light and dark. */
export function MailLayout({ site, title, preview, children }: MailLayoutProps) {
  return (
    <Html lang="pt-BR">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_SHEET}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="desk" style={BODY}>
        <Container className="paper" style={PAPER}>
          <Text className="brand" style={{ ...PARAGRAPH, fontSize: '20px', fontWeight: 600, color: LIGHT.brand }}>
            {site}
          </Text>
          {children}
        </Container>
      </Body>
    </Html>
  )
}

/** What the mail is about, in a line. */
export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      className="ink"
      style={{ margin: '0 0 20px', fontSize: '22px', lineHeight: '29px', color: LIGHT.ink }}
    >
      {children}
    </Heading>
  )
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={PARAGRAPH}>
      {children}
    </Text>
  )
}

/**
 * The one thing to do, and below it its address, for mail programs without buttons. As text it is the address alone.
 */
export function MailAction({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <Text style={{ margin: '0 0 20px' }} data-skip-in-text="true">
        <Button href={href} className="action" style={ACTION}>
          {children}
        </Button>
      </Text>
      <Text className="quiet" style={{ ...SMALL, margin: '0 0 20px', wordBreak: 'break-all' }}>
        <Link href={href} className="brand" style={{ color: LIGHT.brand }}>
          {href}
        </Link>
      </Text>
    </>
  )
}

/** The small print at the end. */
export function MailNote({ children }: { children: ReactNode }) {
  return (
    <>
      <Hr className="line" style={{ margin: '0 0 20px', borderColor: LIGHT.line }} data-skip-in-text="true" />
      <Text className="quiet" style={{ ...SMALL, margin: 0 }}>
        {children}
      </Text>
    </>
  )
}
