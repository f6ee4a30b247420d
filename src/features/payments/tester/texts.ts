import type { Shape, TestRequest } from './schema.ts'

/** Words of the webhook tester (rule: webhook tester). */
export const TESTER_TEXTS = {
  title: 'Testador de webhook',
  description:
    'Testes do endereço que recebe as notificações de pagamento: conexão, simulação e notificações assinadas.',
  banner: {
    lead: 'Algo não responde?',
    text: 'O diagnóstico completo roda seis testes de uma vez.',
    link: 'Abrir diagnóstico',
  },
  tabs: {
    label: 'Ferramentas do testador',
    quick: 'Teste Rápido',
    custom: 'Teste Personalizado',
    monitoring: 'Monitoramento',
    documentation: 'Documentação',
  },
  url: 'URL do webhook',
  copyUrl: 'Copiar',
  copied: { title: 'Copiado!', description: 'Texto copiado para a área de transferência.' },
  notCopied: { title: 'Erro ao copiar', description: 'Não foi possível copiar o texto.' },
  elsewhere: 'Testar outro endereço',
  otherTarget: 'Outro endereço',
  targetHelper: 'Em branco, o teste vai para o webhook deste site. O pedido sai do servidor, não do seu navegador.',
  connect: 'Testar Conexão',
  simulate: 'Simular webhook',
  difference:
    'A conexão pergunta se o endereço responde. A simulação envia um aviso de exemplo, sem assinatura: a resposta certa é 401.',
  busy: 'Testando...',
  payload: 'Payload JSON',
  payloadHelper: 'Uma notificação como o provedor envia. Sem assinatura, o webhook deste site responde 401.',
  useSample: 'Usar Exemplo',
  send: 'Enviar Teste',
  result: 'Resultado',
  statuses: { success: 'Sucesso', warning: 'Aviso', error: 'Erro' },
  details: 'Detalhes da resposta',
  online: { title: 'Webhook está online!', description: 'A função está deployada e respondendo.' },
  offline: {
    title: 'Webhook offline',
    description: (status: number) => `Status ${status}. A função pode não estar deployada.`,
  },
  network: {
    title: 'Erro crítico',
    description: 'Não foi possível conectar. Function may not exist.',
    message: (error: string) => `Erro de rede: ${error}`,
  },
  works: {
    title: 'Webhook funcionando!',
    description: (status: number) => `A notificação foi aceita com ${status}.`,
  },
  needsSignature: {
    title: 'Webhook requer assinatura',
    description: 'Status 401. Configure o segredo do webhook (MERCADOPAGO_WEBHOOK_SECRET) no servidor e no painel.',
  },
  fails: { title: 'Erro no webhook', description: (status: number) => `Status ${status}.` },
  critical: 'Erro crítico',
  noReason: 'O servidor respondeu sem dizer o motivo.',
  signed: {
    title: 'Notificação assinada',
    intro:
      'O servidor assina com o segredo do webhook, que nunca sai dele, e envia só ao webhook deste site. O site a trata como verdadeira: consulta o provedor e aplica o que encontrar. Uma reclamação avisa a equipe por email.',
    shape: 'Formato',
    resource: 'Id do recurso',
    resourceHelper: 'O id de um pagamento, assinatura, cobrança ou reclamação. Com 123456, como no painel, nada muda.',
    badResource: 'Use só letras, números, ponto, hífen e sublinhado, até 100.',
    send: 'Enviar assinada',
    shapes: {
      payment_created: 'Pagamento criado',
      payment_updated: 'Pagamento atualizado',
      subscription: 'Assinatura atualizada',
      invoice: 'Cobrança de assinatura',
      chargeback: 'Contestação (chargeback)',
      claim: 'Reclamação',
      panel_payment: 'Simulação do painel: pagamento',
      panel_subscription: 'Simulação do painel: assinatura',
    } satisfies Record<Shape, string>,
  },
  configuration: {
    title: 'Configuração do webhook',
    url: 'URL de notificação',
    copy: 'Copiar',
    copied: { title: 'URL copiada!' },
    notCopied: { title: 'Erro ao copiar', description: 'Não foi possível copiar a URL.' },
    stepsTitle: 'Como configurar',
    steps: [
      'Abra o painel do Mercado Pago e escolha a aplicação do site.',
      'Em Webhooks, no modo de produção, cole a URL de notificação acima.',
      'Marque o evento payment e salve.',
      'Marque também subscription_preapproval, subscription_authorized_payment, topic_chargebacks_wh e topic_claims_integration_wh: são os outros quatro eventos que o site usa.',
      'Copie a assinatura secreta que o painel mostra para a configuração MERCADOPAGO_WEBHOOK_SECRET do servidor.',
      'Use a simulação do painel e confira nesta página se a notificação chegou.',
    ],
    panel: 'Abrir o painel do Mercado Pago',
    facts: [
      ['Evento', 'payment'],
      ['Método', 'POST'],
      ['Função', 'pública (sem autenticação)'],
    ],
    sandbox: 'O site está usando o sandbox local no lugar do Mercado Pago: nenhum pagamento é real.',
    openSandbox: 'Abrir o sandbox',
    real: 'O site está ligado ao Mercado Pago: os pagamentos são reais.',
    openTester: 'Abrir o testador de webhook',
  },
  providerTitle: 'Ajustes do Mercado Pago',
  providerDescription:
    'O webhook que recebe as notificações do Mercado Pago, como configurá-lo no painel e os pagamentos mais recentes.',
  documentation: {
    title: 'Como testar, passo a passo',
    steps: [
      {
        title: '1. Teste de conexão',
        text: 'Em Teste Rápido, use Testar Conexão: o endereço deve responder. Se não responder, o site está fora do ar ou a URL está errada.',
      },
      {
        title: '2. Simulação',
        text: 'Use Simular webhook para enviar uma notificação de exemplo, sem assinatura. Um servidor bem configurado responde 401. Depois envie uma notificação assinada: ela deve ser aceita.',
      },
      {
        title: '3. Teste personalizado',
        text: 'Em Teste Personalizado, escreva o JSON que quiser ou parta do exemplo, e veja a resposta completa.',
      },
      {
        title: '4. Monitoramento',
        text: 'Em Monitoramento, acompanhe os pagamentos chegarem. Abra um deles para ver as notificações, as tentativas e o efeito.',
      },
    ],
    troubleshooting: 'Se algo não funcionar',
    hints: [
      'Webhook offline ou erro de rede: confira se o site está no ar, o domínio e o certificado.',
      'Resposta 401 a uma notificação do provedor: o segredo MERCADOPAGO_WEBHOOK_SECRET não é o que o painel mostra.',
      'Resposta 500: faltam MERCADOPAGO_ACCESS_TOKEN e MERCADOPAGO_WEBHOOK_SECRET nas configurações do servidor.',
      'Notificação aceita, mas nada na lista: veja a tabela payment_monitoring e as tentativas da notificação.',
      'Pagamento com erro: abra a linha no monitoramento, leia o motivo e use Processar novamente.',
    ],
  },
} as const

const KINDS: Record<TestRequest['kind'], string> = {
  connection: 'Teste de conexão',
  simulation: 'Webhook simulado sem assinatura',
  custom: 'Webhook com payload próprio',
  signed: 'Notificação assinada',
}

/** Texts of the audit log. */
export const AUDIT_SUMMARIES = {
  tested: (kind: TestRequest['kind']) => `${KINDS[kind]} enviado pelo testador`,
  diagnosed: 'Diagnóstico do webhook executado',
} as const
