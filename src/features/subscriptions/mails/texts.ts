import { PREMIUM_TERMS, sellerLine } from '../seller/texts.ts'
import type { MailContent, MailSite, NoticeFacts } from './schema.ts'

type Notice = (site: MailSite, facts: NoticeFacts) => MailContent

const why = ({ name, seller }: MailSite) =>
  [`Você recebe este aviso porque tem uma conta no ${name}.`, sellerLine(seller)].filter(Boolean).join(' ')

const profile = ({ origin }: MailSite) => ({ label: 'Ver meu perfil', url: `${origin}/profile` })

const renewalTerms = ({ renews, price }: NoticeFacts) =>
  renews
    ? `Renova por ${price} ${renews} até você cancelar; cancele quando quiser no seu perfil.`
    : 'Pagamento único: nada será cobrado automaticamente.'

/** The mails of a purchase and of what follows it, each sent once for one event (rule: purchase mails). */
export const NOTICES = {
  receipt: (site, facts) => ({
    subject: `Recibo do seu Premium do ${site.name}: ${facts.price}`,
    paragraphs: [
      `Olá, ${facts.name}! Seu pagamento foi aprovado e o Premium está valendo.`,
      `${facts.plan}: ${facts.price}, pago em ${facts.day} (${facts.method}). Pagamento nº ${facts.paymentId}.`,
      ...(facts.until ? [`Acesso Premium até ${facts.until}.`] : []),
      `Resumo do contrato: ${renewalTerms(facts)} ${PREMIUM_TERMS.withdrawal}`,
      `O contrato completo está em ${site.origin}/terms; guarde este email como comprovante. O recibo em PDF está no seu perfil.`,
    ],
    action: profile(site),
    footer: why(site),
  }),
  pix_code: (site, facts) => ({
    subject: `Seu código PIX do ${site.name}: ${facts.price}`,
    paragraphs: [
      `Olá, ${facts.name}! O PIX de ${facts.price} do ${facts.plan} está esperando o pagamento.`,
      `Ele vale até ${facts.day}. Copie o código abaixo e cole no aplicativo do seu banco, em PIX Copia e Cola:`,
      facts.pixCode,
      'Prefere o QR code? Ele está na página do pagamento. Se você já pagou, não precisa fazer nada.',
    ],
    action: { label: 'Abrir a página do PIX', url: `${site.origin}/pix/${facts.subscriptionId}` },
    footer: why(site),
  }),
  renewal: (site, facts) => ({
    subject: `Seu ${facts.plan} do ${site.name} renova em ${facts.day}`,
    paragraphs: [
      'Olá!',
      `Em ${facts.day} seu plano ${facts.plan} renova sozinho, no mesmo cartão, por ${facts.price}.`,
      'Se quiser continuar, não precisa fazer nada. Se não quiser, cancele no seu perfil até a véspera: o acesso fica até o fim do período pago.',
    ],
    action: profile(site),
    footer: why(site),
  }),
  ending: (site, { day, until }) => ({
    subject: `Seu Premium do ${site.name} termina em ${until ?? day}`,
    paragraphs: [
      'Olá!',
      `Seu acesso Premium termina em ${until ?? day}. Como o pagamento foi único, nada será cobrado.`,
      'Para continuar, renove agora: o novo período começa no fim deste, e nenhum dia se perde.',
    ],
    action: { label: 'Renovar o Premium', url: `${site.origin}/profile` },
    footer: why(site),
  }),
  payment_failed: (site, { price, subscriptionId }) => ({
    subject: `Não conseguimos renovar seu Premium do ${site.name}`,
    paragraphs: [
      'Olá!',
      `A cobrança de ${price} da sua renovação não foi aprovada. O Mercado Pago vai tentar de novo nos próximos dias e seu acesso continua enquanto isso, por até 10 dias.`,
      'Confira o limite e a validade do cartão, ou troque de cartão agora: leva um minuto, e a cobrança é tentada de novo nele.',
    ],
    action: { label: 'Trocar cartão', url: `${site.origin}/assinar/${subscriptionId}` },
    footer: why(site),
  }),
  grace_ended: (site, { price }) => ({
    subject: `Seu Premium do ${site.name} terminou`,
    paragraphs: [
      'Olá!',
      `A renovação de ${price} não foi paga em 10 dias, e por isso o Premium terminou. Encerramos também a assinatura no Mercado Pago: seu cartão não será mais cobrado.`,
      'Sua conta continua no plano Gratuito. Para voltar ao Premium, assine de novo quando quiser.',
    ],
    action: { label: 'Ver os planos', url: `${site.origin}/plans` },
    footer: why(site),
  }),
  cancelled: (site, { day, until }) => ({
    subject: `Cancelamento confirmado: Premium do ${site.name}`,
    paragraphs: [
      'Olá!',
      `Recebemos seu pedido de cancelamento em ${day}. Nenhuma nova cobrança será feita. Guarde este email como comprovante.`,
      until
        ? `Seu acesso Premium continua até ${until}. Depois, a conta volta ao plano Gratuito.`
        : 'Sua conta está no plano Gratuito.',
    ],
    action: profile(site),
    footer: why(site),
  }),
  withdrawn: (site, { day, price }) => ({
    subject: `Recebemos sua desistência do Premium do ${site.name}`,
    paragraphs: [
      'Olá!',
      `Confirmamos que você desistiu da compra em ${day}, dentro do prazo de 7 dias. O Premium terminou e nada mais será cobrado.`,
      `A devolução de ${price} foi pedida ao Mercado Pago: no PIX ela chega em instantes; no cartão, em até duas faturas. Guarde este email como comprovante.`,
    ],
    action: profile(site),
    footer: why(site),
  }),
  refunded: (site, { day, price, paymentId }) => ({
    subject: `Devolvemos ${price}: Premium do ${site.name}`,
    paragraphs: [
      'Olá!',
      `Em ${day} devolvemos ${price} do pagamento nº ${paymentId}, pelo mesmo meio em que você pagou. O período correspondente deixou de valer.`,
    ],
    action: profile(site),
    footer: why(site),
  }),
} as const satisfies Record<string, Notice>

export type NoticeKind = keyof typeof NOTICES

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
