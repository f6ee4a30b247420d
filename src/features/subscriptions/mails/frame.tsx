import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'

export interface MailContent {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly url: string }
  readonly footer: string
}

const body = { margin: 0, padding: '32px 16px', background: '#F6F4EE', color: '#23263B' }
const font = { fontFamily: 'Verdana, Arial, sans-serif', fontSize: '17px', lineHeight: '1.6' }
const sheet = {
  maxWidth: '520px',
  padding: '32px',
  background: '#FFFFFF',
  border: '1px solid #E0DBCE',
  borderLeft: '3px solid #D9604C',
  borderRadius: '4px',
}
const button = {
  padding: '14px 24px',
  background: '#2A3B86',
  color: '#FFFFFF',
  fontWeight: 'bold',
  borderRadius: '12px',
}

/** One mail about payments: the site's name, paragraphs, one thing to do. */
export function MailFrame({ site, content }: { site: string; content: MailContent }) {
  return (
    <Html lang="pt-BR">
      <Head>
        <title>{content.subject}</title>
      </Head>
      <Preview>{content.paragraphs[0] ?? content.subject}</Preview>
      <Body style={{ ...body, ...font }}>
        <Container style={sheet}>
          <Heading as="h1" style={{ margin: '0 0 24px', fontSize: '20px', color: '#2A3B86' }}>
            {site}
          </Heading>
          {content.paragraphs.map((paragraph) => (
            <Text key={paragraph} style={{ margin: '0 0 20px', ...font }}>
              {paragraph}
            </Text>
          ))}
          <Button href={content.action.url} style={{ ...button, ...font }}>
            {content.action.label}
          </Button>
          <Text style={{ margin: '24px 0 0', fontFamily: font.fontFamily, fontSize: '15px', color: '#494C63' }}>
            {content.footer}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
