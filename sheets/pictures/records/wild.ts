/** Mammals of field and forest, and fabulous ones. One line each, read by `readRecords`. */
export const WILD = `
bear 🐻 urso o 1.6 face
polar-bear 🐻‍❄️ urso-polar o 2.2 face ! =urso
panda 🐼 panda o 1.4 face
koala 🐨 coala o .7 face
elephant 🐘 elefante o 4
mammoth 🦣 mamute o 4 =elefante hard unclear
rhino 🦏 rinoceronte o 3
hippo 🦛 hipopótamo o 3
giraffe 🦒 girafa a 4.5
zebra 🦓 zebra a 2
lion 🦁 leão o 1.8 face
tiger 🐅 tigre o 2
tiger-face 🐯 cara_de_tigre a .6 face ! =tigre
leopard 🐆 leopardo o 1.6 ! =onça hard
boar 🐗 javali o 1.3 face hard unclear
moose 🫎 alce o 2.4 ! =veado
deer 🦌 veado o 1.6 =cervo/rena
bison 🦬 bisão o 2.6 ! =búfalo
camel 🐪 dromedário o 2.5 ! =camelo
camel-two 🐫 camelo o 2.5
kangaroo 🦘 canguru o 1.5
monkey 🐒 macaco o .6
gorilla 🦍 gorila o 1.6 unclear
orangutan 🦧 orangotango o 1.3 hard
monkey-face 🐵 cara_de_macaco a .3 face ! =macaco
sloth 🦥 bicho-preguiça o .6 pl:bichos-preguiça =preguiça
fox 🦊 raposa a .8 face
wolf 🐺 lobo o 1.1 face
raccoon 🦝 guaxinim o .6 face ! =quati
skunk 🦨 gambá o .5 hard unclear
badger 🦡 texugo o .7 ! hard
otter 🦦 lontra a .9 unclear
beaver 🦫 castor o .8 unclear
squirrel 🐿️ esquilo o .3
hedgehog 🦔 ouriço o .25 =porco-espinho
bat 🦇 morcego o .25
dinosaur 🦕 dinossauro o 9
t-rex 🦖 tiranossauro o 6 =dinossauro
dragon 🐉 dragão o 4 unclear
dragon-face 🐲 cara_de_dragão a 1 face ! =dragão
unicorn 🦄 unicórnio o 2 face
phoenix 🐦‍🔥 fênix a 1.5 !
`
