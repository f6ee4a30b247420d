/** When the session ended on the server while its page was open. */
export const SESSION_ENDED = { title: 'Sua sessão terminou', description: 'Entre de novo para continuar.' } as const
