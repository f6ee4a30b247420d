import { PREMIUM_TERMS } from '../seller/texts.ts'
import type { MailContent, MailSite, NoticeFacts } from './schema.ts'

type Notice = (site: MailSite, facts: NoticeFacts) => MailContent

const why = ({ name }: MailSite) => `Você recebe este aviso porque tem uma conta no ${name}.`

const profile = ({ origin }: MailSite) => ({ label: 'Ver meu perfil', url: `${origin}/profile` })

const renewalTerms = ({ renews, price }: NoticeFacts) =>
  renews
    ? `Renova por ${price} ${renews} até você cancelar; cancele quando quiser no seu perfil.`
    : 'Pagamento único: nada será cobrado automaticamente.'

/** The contract to keep: its file, or the page of the terms for a purchase of before the versions. */
const contractLine = ({ origin }: MailSite, { hasContract }: NoticeFacts) =>
  hasContract
    ? 'O contrato completo, com os termos do dia da compra, está no PDF anexo; guarde este email como comprovante.'
    : `O contrato completo está em ${origin}/terms; guarde este email como comprovante.`

/** The mails of a purchase and of what follows it, each sent once for one event (rule: purchase mails). */
export const NOTICES = {
  receipt: (site, facts) => ({
    subject: `Recibo do seu Premium do ${site.name}: ${facts.price}`,
    paragraphs: [
      `Olá, ${facts.name}! Seu pagamento foi aprovado e o Premium está valendo.`,
      `${facts.plan}: ${facts.price}, pago em ${facts.day} (${facts.method}). Pagamento nº ${facts.paymentId}.`,
      ...(facts.until ? [`Acesso Premium até ${facts.until}.`] : []),
      `Resumo do contrato: ${renewalTerms(facts)}${facts.withdrawable ? ` ${PREMIUM_TERMS.withdrawal}` : ''}`,
      `${contractLine(site, facts)} O recibo em PDF está no seu perfil.`,
    ],
    action: profile(site),
    footer: why(site),
  }),
  agreed: (site, facts) => ({
    subject: `Assinatura confirmada: ${facts.plan} do ${site.name}`,
    paragraphs: [
      `Olá, ${facts.name}! O cartão foi aceito e sua assinatura está confirmada. Nada foi cobrado hoje.`,
      `${facts.plan}: a primeira cobrança, de ${facts.price}, é em ${facts.day}. Até lá vale o período que você já pagou.`,
      `Resumo do contrato: ${renewalTerms(facts)} ${PREMIUM_TERMS.withdrawal}`,
      contractLine(site, facts),
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
      `Pagamento único: nada será cobrado automaticamente. ${PREMIUM_TERMS.withdrawal}`,
      facts.hasContract
        ? 'Ao pagar, você concorda com o contrato que está no PDF anexo: os termos do dia do pedido.'
        : `Ao pagar, você concorda com os termos de uso, que são o contrato: ${site.origin}/terms`,
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
  first_charge_failed: (site, { price }) => ({
    subject: `A primeira cobrança do seu Premium do ${site.name} não foi aprovada`,
    paragraphs: [
      'Olá!',
      `O cartão foi aceito, mas o banco não aprovou a primeira cobrança, de ${price}. Nada foi pago.`,
      'Confira o limite e a validade do cartão e assine de novo, com outro cartão ou com PIX.',
    ],
    action: { label: 'Ver os planos', url: `${site.origin}/plans` },
    footer: why(site),
  }),
  charge_returned: (site, { day, price, paymentId }) => ({
    subject: `Devolvemos ${price} cobrados depois do cancelamento: Premium do ${site.name}`,
    paragraphs: [
      'Olá!',
      `O cartão foi cobrado em ${price} (pagamento nº ${paymentId}) depois de a sua assinatura ter terminado. Isso não devia ter acontecido: em ${day} devolvemos o valor inteiro, pelo mesmo meio.`,
      'No cartão, o valor volta em até duas faturas. Você não precisa fazer nada.',
    ],
    action: profile(site),
    footer: why(site),
  }),
  refund_refused: (site) => ({
    subject: `A devolução do seu Premium do ${site.name} ainda não saiu`,
    paragraphs: [
      'Olá!',
      'O Mercado Pago não aceitou a devolução que você pediu. Seu pedido continua valendo: nossa equipe foi avisada e vai falar com você. Até lá, seu Premium continua e nada mais é cobrado.',
      'Você também pode pedir de novo no seu perfil ou responder a este email.',
    ],
    action: profile(site),
    footer: why(site),
  }),
  paid_twice: (site, { price, paymentId }) => ({
    subject: `Recebemos dois pagamentos do seu Premium do ${site.name}`,
    paragraphs: [
      'Olá!',
      `Além de um primeiro pagamento, recebemos outro de ${price} (nº ${paymentId}) pouco depois. Os dois períodos foram somados: nada se perdeu.`,
      'Se o segundo foi sem querer, responda a este email e devolvemos um deles inteiro. Nos 7 dias seguintes ao pagamento você também pode desistir no seu perfil, e aí tudo é devolvido.',
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
  refunded_in_part: (site, { day, price, paymentId }) => ({
    subject: `Devolvemos ${price} do seu pagamento: Premium do ${site.name}`,
    paragraphs: [
      'Olá!',
      `Em ${day} devolvemos ${price} do pagamento nº ${paymentId}, pelo mesmo meio em que você pagou: no PIX o valor chega em instantes; no cartão, em até duas faturas.`,
      'É uma parte do pagamento: o período que você pagou continua valendo.',
    ],
    action: profile(site),
    footer: why(site),
  }),
} as const satisfies Record<string, Notice>

export type NoticeKind = keyof typeof NOTICES

/** Text for administrators about a payment that needs a human. */
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
