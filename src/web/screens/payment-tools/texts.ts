/** Words around the payment tools. */
export const toolsTexts = {
  navigation: 'Ferramentas de pagamento',
  monitoring: 'Pagamentos',
  configuration: 'Ajustes',
  tester: 'Testador',
  diagnostic: 'Diagnóstico',
} as const
