/** Birds. One line each, read by `readRecords`. */
export const BIRDS = `
bird 🐦 pássaro o .15 =passarinho
owl 🦉 coruja a .4
dodo 🦤 dodô o 1 !
flamingo 🦩 flamingo o 1.3
eagle 🦅 águia a .9 unclear
parrot 🦜 papagaio o .35 =arara
penguin 🐧 pinguim o .7 face
feather 🪶 pena a .2 unclear beside
paw 🐾 pegadas as .1 ! beside
`
