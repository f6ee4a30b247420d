export const CALENDAR_TEXTS = {
  title: 'Calendário de publicação',
  week: (from: string, to: string) => `${from} a ${to}`,
  count: (count: number) => (count === 1 ? '1 folha' : `${count.toLocaleString('pt-BR')} folhas`),
  none: 'Nada agendado',
  more: (count: number) => (count === 1 ? 'e mais 1' : `e mais ${count.toLocaleString('pt-BR')}`),
  note: 'O site promete folhas novas toda semana. Para agendar, edite uma atividade e preencha “Publicar em”.',
  open: 'Abrir as atividades',
} as const
