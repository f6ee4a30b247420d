/** Music and festivals. One line each, read by `readRecords`. */
export const MUSIC = `
drum 🥁 tambor o .4 unclear
guitar 🎸 guitarra a 1
banjo 🪕 banjo o .9 !
violin 🎻 violino o .6 uncoloured
trumpet 🎺 trompete o .5 =corneta
saxophone 🎷 saxofone o .6
piano 🎹 piano o 1.4 =teclado
long-drum 🪘 tambor_alto o .9 ! =tambor
maracas 🪇 chocalho o .25 several
flute 🪈 flauta a .4 alone
accordion 🪗 sanfona a .5
note 🎵 nota_musical a .2 ! =música hard
notes 🎶 notas_musicais as .3 ! =música
bell 🔔 sino o .2
whistle 📢 megafone o .3 hard
party-popper 🎉 confete o .25 hard unclear
confetti-ball 🎊 bola_de_confete a .3 ! hard
ribbon 🎀 laço o .15 =fita
pinata 🪅 pinhata a .6 !
nesting-doll 🪆 boneca a .2 !
christmas-tree 🎄 árvore_de_Natal a 2 ! =pinheiro
jack-o-lantern 🎃 abóbora a .3 alone unprinted
sparkler 🎇 fogos_de_artifício os 3 !
firework 🎆 fogos os 3 !
theater 🎭 máscaras as .3 =teatro hard
circus 🎪 circo o 12
carousel 🎠 carrossel o 4
ferris-wheel 🎡 roda-gigante a 20 pl:rodas-gigantes
roller-coaster 🎢 montanha-russa a 20 pl:montanhas-russas
slide 🛝 escorregador o 2
mirror-ball 🪩 globo_de_espelhos o .4 ! hard
magic-wand 🪄 varinha a .35 =mágica hard
crystal-ball 🔮 bola_de_cristal a .2 !
crown 👑 coroa a .2
ghost 👻 fantasma o 1.2 hard unclear
alien 👽 extraterrestre o 1 face =alienígena/et hard
alien-monster 👾 monstrinho o .5 !
ogre 👹 ogro o 1 face ! hard
clown 🤡 palhaço o .3 face
balloon 🎈 balão o .3 =bexiga
flag 🚩 bandeira a .8
`
