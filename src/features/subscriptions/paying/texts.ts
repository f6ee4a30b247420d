import { formatDay } from '../../../platform/local-time.ts'
import { formatPrice } from '../plans/rules.ts'
import { EVERY_PERIOD, PREMIUM_TERMS } from '../seller/texts.ts'
import { planName } from '../texts.ts'
import type { CardRefusal, CheckoutPage } from './schema.ts'

/** Conditions of paying with a card, in plain words. */
export function cardTerms({ amountCents, period, startsAt }: CheckoutPage): readonly string[] {
  const price = formatPrice(amountCents)
  return [
    startsAt ? `Nada é cobrado hoje: a primeira cobrança, de ${price}, é em ${formatDay(startsAt)}.` : null,
    `Renova por ${price} ${EVERY_PERIOD[period]} até você cancelar. Cancelar leva três toques, no seu perfil.`,
    PREMIUM_TERMS.withdrawal,
  ].filter((line) => line !== null)
}

/** Label of the card form's button: today's charge, if any. */
export const submitLabel = ({ amountCents, startsAt }: CheckoutPage) =>
  startsAt ? 'Assinar' : `Pagar ${formatPrice(amountCents)}`

export const orderName = ({ period }: Pick<CheckoutPage, 'period'>) => planName(period)

/** Beside the way to pay, on both pages: the contract, before it is agreed to. */
export const AGREEMENT = {
  before: 'Ao pagar, você concorda com os ',
  terms: 'termos de uso',
  after: ', que são o contrato.',
} as const

/** /pix/<id>. */
export const PIX_PAGE = {
  title: 'Pague com PIX',
  description: 'O código PIX do seu Premium: leia o QR code ou copie o código e cole no aplicativo do seu banco.',
  qr: 'QR code do PIX',
  code: 'PIX Copia e Cola',
  copy: 'Copiar código',
  copied: 'Copiado!',
  notCopied: { title: 'Erro ao copiar', description: 'Selecione o código e copie com o teclado.' },
  expires: 'Vale por mais',
  expiresAt: 'Vale até',
  waiting: 'Esperando o pagamento. Esta página avisa assim que ele chegar.',
  noScript: 'Depois de pagar, atualize esta página.',
  steps: [
    'Abra o aplicativo do seu banco e escolha pagar com PIX.',
    'Leia o QR code ou cole o código copiado.',
    'Confirme. O Premium começa em instantes.',
  ],
  once: `Pagamento único: nada é cobrado depois. ${PREMIUM_TERMS.withdrawal}`,
  mailed: 'O código também vai para o seu email e fica no seu perfil até vencer.',
  paid: { title: 'PIX recebido!', text: 'O pagamento chegou e o Premium já está valendo.', action: 'Continuar' },
  over: {
    title: 'Este código não vale mais',
    text: 'O PIX venceu ou outro pagamento tomou o lugar dele. Se você já pagou, o Premium aparece no seu perfil em instantes.',
    action: 'Ver os planos',
  },
  profile: 'Ir para o perfil',
} as const

/** /assinar/<id>. */
export const CARD_PAGE = {
  title: 'Assinar com cartão',
  description: 'Confira o valor e a renovação do Premium e informe o cartão no formulário do Mercado Pago.',
  changeTitle: 'Trocar cartão',
  changeText: 'As próximas cobranças serão feitas no novo cartão. Uma renovação em atraso é tentada de novo nele.',
  loading: 'Carregando o formulário do cartão…',
  safe: 'Os dados do cartão vão direto ao Mercado Pago e não passam pelo nosso site.',
  working: 'Processando...',
  hosted: {
    title: 'Pagar na página do Mercado Pago',
    failed: 'O formulário do cartão não carregou neste navegador. Você pode pagar na página do Mercado Pago.',
    text: 'Informe o email da sua conta do Mercado Pago: ele só aceita o pagamento de quem entra com esse mesmo email.',
    label: 'Qual é o email da sua conta do Mercado Pago?',
    action: 'Continuar no Mercado Pago',
    invalid: 'Informe um email válido.',
  },
  changed: { title: 'Cartão trocado', description: 'As próximas cobranças serão feitas no novo cartão.' },
  over: {
    title: 'Este pedido não vale mais',
    text: 'Outro pedido tomou o lugar dele ou ele foi encerrado. Nada foi cobrado por ele.',
    action: 'Ver os planos',
  },
  backToProfile: 'Voltar ao perfil',
  otherWay: 'Voltar aos planos e pagar com PIX',
  noChange: {
    title: 'Não dá para trocar o cartão aqui',
    text: 'O formulário do cartão não carregou. Recarregue a página ou tente em outro navegador.',
  },
} as const

/** Why a card was refused, and what helps. */
export const CARD_REFUSALS: Record<CardRefusal, string> = {
  insufficient: 'O cartão não tem limite suficiente. Tente outro cartão ou pague com PIX.',
  call: 'O banco pede que você autorize esta compra. Ligue para ele ou tente outro cartão.',
  filled: 'Algum dado do cartão não confere. Confira o número, a validade e o código de segurança.',
  other: 'O cartão não foi aprovado. Tente outro cartão ou pague com PIX.',
}
