/** What one mail says. */
export interface MailContent {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly url: string }
  readonly footer: string
}

/** What the mails need to know about the installation. */
export interface MailSite {
  readonly name: string
  /** Without a slash at the end. */
  readonly origin: string
}

export interface ReminderFacts {
  /** `10 de maio de 2026`. */
  readonly day: string
  /** `R$99,90`. */
  readonly price: string
}

const why = (site: MailSite) => `Você recebe este aviso porque tem o Premium do ${site.name}.`

/** The reminders of a subscription, each sent once. */
export const REMINDERS = {
  renewal: (site: MailSite, { day, price }: ReminderFacts): MailContent => ({
    subject: `Seu plano anual do ${site.name} renova em ${day}`,
    paragraphs: [
      'Olá!',
      `Em ${day} seu plano Premium anual renova sozinho por mais um ano, no mesmo cartão, por ${price}.`,
      'Se quiser continuar, não precisa fazer nada. Se não quiser, cancele no seu perfil até a véspera: o acesso fica até o fim do período pago.',
    ],
    action: { label: 'Ver meu perfil', url: `${site.origin}/profile` },
    footer: why(site),
  }),
  ending: (site: MailSite, { day }: ReminderFacts): MailContent => ({
    subject: `Seu Premium do ${site.name} termina em ${day}`,
    paragraphs: [
      'Olá!',
      `Seu acesso Premium termina em ${day}. Como o pagamento foi único, nada será cobrado.`,
      'Para continuar com o Premium depois desse dia, assine de novo na página de planos.',
    ],
    action: { label: 'Continuar com o Premium', url: `${site.origin}/plans` },
    footer: why(site),
  }),
  payment_failed: (site: MailSite, { price }: ReminderFacts): MailContent => ({
    subject: `Não conseguimos renovar seu Premium do ${site.name}`,
    paragraphs: [
      'Olá!',
      `A cobrança de ${price} da sua renovação não foi aprovada. O Mercado Pago vai tentar de novo nos próximos dias e seu acesso continua enquanto isso, por até 10 dias.`,
      'Confira o limite e a validade do cartão na sua conta do Mercado Pago.',
    ],
    action: { label: 'Ver meu perfil', url: `${site.origin}/profile` },
    footer: why(site),
  }),
} as const

export type ReminderKind = keyof typeof REMINDERS

/** What an administrator reads about a payment that needs a person. */
export function alertContent(
  site: MailSite,
  alert: { subject: string; advice: string; detail: string; about: string },
): MailContent {
  return {
    subject: `[${site.name}] ${alert.subject}`,
    paragraphs: [`${alert.subject}.`, alert.detail, alert.advice, `Identificação: ${alert.about}`],
    action: { label: 'Abrir os pagamentos', url: `${site.origin}/payment-monitoring` },
    footer: `Você recebe este aviso porque administra o ${site.name}. Cada caso é avisado uma vez.`,
  }
}
