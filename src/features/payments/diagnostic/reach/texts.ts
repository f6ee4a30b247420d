/** Why an address is not asked. */
export const REACH_TEXTS = {
  malformed: 'O endereço não é válido. Use http:// ou https://, sem usuário e senha.',
  forbidden: 'O endereço é de uma rede interna. Só endereços públicos podem ser testados.',
  unresolved: (host: string) => `O nome ${host} não foi encontrado.`,
  timeout: (seconds: number) => `Sem resposta em ${seconds} segundos.`,
} as const
