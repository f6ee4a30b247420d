export const SESSION_ENDED = { title: 'Sua sessão terminou', description: 'Entre de novo para continuar.' } as const
