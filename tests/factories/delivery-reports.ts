import { deliveryToken, TOKEN_HEADER } from '../../src/platform/mail/returns.ts'

interface Report {
  /** Address the mail was sent to. */
  readonly to: string
  readonly key: string
  /** Enhanced status. */
  readonly status?: string
  readonly action?: string
  /** Recipient that the server names; where a mailbox forwards, another one. */
  readonly recipient?: string
}

/** Headers of the mail as servers return them. */
const headers = ({ to, key }: Report) =>
  ['From: Site <oi@exemplo.com.br>', `To: ${to}`, 'Subject: Oi', `${TOKEN_HEADER}: ${deliveryToken(to, key)}`].join(
    '\n',
  )

const status = ({ to, action = 'failed', status = '5.1.1', recipient = to }: Report, reporter: string) =>
  `Reporting-MTA: dns; ${reporter}\n\nFinal-Recipient: rfc822; ${recipient}\nAction: ${action}\nStatus: ${status}`

const part = (type: string, text: string) => `--frontier\nContent-Type: ${type}\n\n${text}\n`

const report = (header: string, parts: readonly (readonly [type: string, text: string])[]) =>
  `${header}\nMIME-Version: 1.0\n\n${parts.map(([type, text]) => part(type, text)).join('\n')}\n--frontier--\n`

/** Reports in the shapes of mail servers in use, each of one mail of ours that came back. Lines end with `\n`. */
export const REPORTS: Readonly<Record<string, (report: Report) => string>> = {
  Postfix: (about) =>
    report(
      'Return-Path: <>\nFrom: MAILER-DAEMON@relay.example (Mail Delivery System)\nSubject: Undelivered Mail Returned to Sender\nContent-Type: multipart/report; report-type=delivery-status;\n\tboundary="frontier"',
      [
        ['text/plain; charset=us-ascii', 'I am sorry to have to inform you that your message could not be delivered.'],
        [
          'message/delivery-status',
          `${status(about, 'relay.example')}\nRemote-MTA: dns; mx.example\nDiagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does\n    not exist.`,
        ],
        ['text/rfc822-headers', headers(about)],
      ],
    ),
  Exim: (about) =>
    report(
      `X-Failed-Recipients: ${about.to}\nAuto-Submitted: auto-replied\nContent-Type: multipart/report; report-type=delivery-status; boundary=frontier`,
      [
        [
          'text/plain; charset=us-ascii',
          'A message that you sent could not be delivered to one or more of its recipients.',
        ],
        ['message/delivery-status', `${status(about, 'mx.example')}\nRemote-MTA: dns; mx.example`],
        ['message/rfc822', `Return-path: <devolvidos@exemplo.com.br>\n${headers(about)}\n\nOi`],
      ],
    ),
  'Microsoft 365': (about) =>
    report(
      'From: <postmaster@outlook.example>\nContent-Type: multipart/report; report-type=delivery-status;\n boundary="frontier"\nX-MS-Exchange-Message-Is-Ndr:',
      [
        ['text/html; charset="utf-8"\nContent-Transfer-Encoding: base64', 'PGh0bWw+PC9odG1sPg=='],
        [
          'message/delivery-status',
          `${status({ ...about, status: about.status ?? '5.1.10' }, 'out.example')}\nDiagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found`,
        ],
        [
          'message/rfc822',
          `Received: from out.example\n${headers(about).replace('To: ', 'To: "" <').replace('\nSubject', '>\nSubject')}`,
        ],
      ],
    ),
  'a relay that writes its own identifiers': (about) =>
    report('Content-Type: multipart/report; boundary="frontier"; report-type="delivery-status"', [
      ['text/plain', 'An error occurred while trying to deliver the mail to the following recipients:'],
      [
        'message/delivery-status',
        `Reporting-MTA: dns; mail.example\n\nAction: ${about.action ?? 'failed'}\nFinal-Recipient: rfc822; ${about.recipient ?? about.to}\nDiagnostic-Code: smtp; 550 5.1.1 user unknown\nStatus: ${about.status ?? '5.1.1'}`,
      ],
      ['message/rfc822', `${headers(about)}\nMessage-ID: <0100@mail.example>`],
    ]),
}
