/** What each mail of the account says (decisions A1; spec part 2 §7). */
interface MailText {
  readonly subject: string
  readonly before: string
  readonly action: string
  readonly after: string
  readonly footer: string
}

export interface MailFacts {
  readonly url: string
  /** The product's name. */
  readonly site: string
}

/** No name: whoever signs up could otherwise write to a stranger through us. */
const GREETING = 'Olá!'

type Draft = (facts: MailFacts) => MailText

export const MAILS = {
  confirmation: ({ site }) => ({
    subject: `Confirme seu email no ${site}`,
    before: `Uma conta no ${site} foi criada com este endereço. Se foi você, confirme que ele é seu:`,
    action: 'Confirmar meu email',
    after: 'O link vale por 24 horas.',
    footer: 'Se você não criou esta conta, não abra o link: basta ignorar esta mensagem.',
  }),
  passwordReset: ({ site }) => ({
    subject: `Redefina sua senha no ${site}`,
    before: `Recebemos um pedido para trocar a senha da sua conta no ${site}. Para escolher outra, use o link:`,
    action: 'Escolher nova senha',
    after: 'O link vale por 1 hora e só pode ser usado uma vez.',
    footer: 'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
  }),
} as const satisfies Record<string, Draft>

export type MailKind = keyof typeof MAILS

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A mail ready to send: subject, plain text, and the same as HTML. Every text is escaped. */
export function drawMail(kind: MailKind, facts: MailFacts): { subject: string; text: string; html: string } {
  const mail = MAILS[kind](facts)
  const text = [GREETING, mail.before, facts.url, mail.after, mail.footer, facts.site].join('\n\n')
  const paragraph = (content: string, style = '') => `<p style="margin:0 0 20px;${style}">${escaped(content)}</p>`
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(mail.subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#F6F4EE;color:#23263B;font:17px/1.6 Verdana,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E0DBCE;border-left:3px solid #D9604C;border-radius:4px">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold;color:#2A3B86">${escaped(facts.site)}</p>
${paragraph(GREETING, 'font-weight:bold')}
${paragraph(mail.before)}
<p style="margin:0 0 20px"><a href="${escaped(facts.url)}" style="display:inline-block;padding:14px 24px;background:#2A3B86;color:#FFFFFF;font-weight:bold;text-decoration:none;border-radius:12px">${escaped(mail.action)}</a></p>
${paragraph(mail.after)}
${paragraph(mail.footer, 'font-size:15px;color:#494C63')}
<p style="margin:0;font-size:13px;color:#636679;word-break:break-all">${escaped(facts.url)}</p>
</div>
</body>
</html>
`
  return { subject: mail.subject, text: `${text}\n`, html }
}
