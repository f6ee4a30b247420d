/** Errors of the embedded database, as the operator reads them in the terminal. */
export const texts = {
  noOtherUser:
    'o PostgreSQL não roda como root e /etc/passwd não tem outro usuário: inicie com outro usuário ou defina DATABASE_URL',
  noPackage: (machine: string) =>
    `não há PostgreSQL embutido para ${machine}: defina DATABASE_URL com o endereço de um PostgreSQL seu`,
  notInstalled: (name: string, option: string) =>
    `o pacote ${name} não está instalado: rode npm install ${option} ou defina DATABASE_URL`,
  cannotRun: (place: string, reason: string) => `o PostgreSQL não roda a partir de ${place} (${reason})`,
  norCopied: (reason: string) => `e não pôde ser copiado: ${reason}`,
  norFrom: (place: string, reason: string) => `nem a partir de ${place} (${reason})`,
  noGlibc: 'este sistema não tem a glibc, de que estes programas precisam',
  withoutWord: 'terminou sem dizer por quê',
  notWritable: (dir: string, reason: string) => `não é possível escrever na pasta de dados ${dir} (${reason})`,
  notYours: (place: string) => `o banco de dados em ${place} é de outro usuário: inicie com esse usuário ou como root`,
  damaged: (place: string, reason: string) => `o banco de dados em ${place} está danificado: ${reason}`,
  otherVersion: (place: string, made: string, now: string) =>
    `o banco de dados em ${place} foi criado pelo PostgreSQL ${made} e este é o PostgreSQL ${now}: com a versão anterior do site rode npm run backup -- PASTA e, com esta e outra DATA_DIR, npm run restore -- PASTA (docs/runbooks/upgrade.md)`,
  notCreated: (dir: string, reason: string) => `o banco de dados não pôde ser criado em ${dir}: ${reason}`,
  notStarted: (reason: string) => `o PostgreSQL não iniciou: ${reason}`,
  notInTime: (reason: string, log: string) => `o PostgreSQL não iniciou a tempo: ${reason} (veja ${log})`,
  notAnswering: 'ele não responde',
  runningNotAnswering: 'há um servidor rodando nesta pasta, mas ele não responde',
  elsewhere: (port: number) =>
    `outro processo iniciou o PostgreSQL desta pasta na porta ${port}: pare um dos dois e inicie este de novo`,
  notStopping: (reason: string) => `o PostgreSQL embutido não parou: ${reason}`,
}
