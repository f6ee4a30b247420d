/** Words around the payment tools. */
export const toolsTexts = {
  navigation: 'Ferramentas de pagamento',
  monitoring: 'Monitoramento',
  configuration: 'Configuração',
  tester: 'Testador',
  diagnostic: 'Diagnóstico',
} as const
