export const RETURN_TEXTS = { back: (title: string) => `Voltar para “${title}”` } as const
