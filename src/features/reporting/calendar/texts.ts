export const CALENDAR_TEXTS = {
  title: 'Calendário de publicação',
  week: (from: string, to: string) => `${from} a ${to}`,
  none: 'Nada agendado',
  more: (count: number) => `e mais ${count}`,
  note: 'O site promete folhas novas toda semana. Para agendar, edite uma atividade e preencha “Publicar em”.',
  open: 'Abrir as atividades',
} as const
