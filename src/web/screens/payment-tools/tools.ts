import { toolsTexts } from './texts.ts'

/** Target of 'Pagamentos': events come before configuration. */
export const PAYMENTS_HOME = '/payment-monitoring'

/** The payment tools, in the order of their tabs. */
export const PAYMENT_TOOLS = [
  { to: PAYMENTS_HOME, label: toolsTexts.monitoring },
  { to: '/mercadopago-test', label: toolsTexts.configuration },
  { to: '/webhook-tester', label: toolsTexts.tester },
  { to: '/webhook-diagnostic', label: toolsTexts.diagnostic },
] as const

export const isPaymentTool = (pathname: string): boolean => PAYMENT_TOOLS.some(({ to }) => to === pathname)
