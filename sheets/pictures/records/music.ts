/** Music and festivals. One line each, read by `readRecords`. */
export const MUSIC = `
drum 🥁 tambor o .4
guitar 🎸 guitarra a 1
banjo 🪕 banjo o .9 !
violin 🎻 violino o .6
trumpet 🎺 trompete o .5 =corneta
saxophone 🎷 saxofone o .6
piano 🎹 piano o 1.4 =teclado
long-drum 🪘 tambor_alto o .9 ! =tambor
maracas 🪇 chocalho o .25
flute 🪈 flauta a .4
accordion 🪗 sanfona a .5
note 🎵 nota_musical a .2 ! =música
notes 🎶 notas_musicais as .3 ! =música
bell 🔔 sino o .2
whistle 📢 megafone o .3
party-popper 🎉 confete o .25
confetti-ball 🎊 bola_de_confete a .3 !
ribbon 🎀 laço o .15 =fita
pinata 🪅 pinhata a .6 !
nesting-doll 🪆 boneca a .2 !
christmas-tree 🎄 árvore_de_Natal a 2 ! =pinheiro
jack-o-lantern 🎃 abóbora a .3
sparkler 🎇 fogos_de_artifício os 3 !
firework 🎆 fogos os 3 !
theater 🎭 máscaras as .3 =teatro
circus 🎪 circo o 12
carousel 🎠 carrossel o 4
ferris-wheel 🎡 roda-gigante a 20 pl:rodas-gigantes
roller-coaster 🎢 montanha-russa a 20 pl:montanhas-russas
slide 🛝 escorregador o 2
mirror-ball 🪩 globo_de_espelhos o .4 !
magic-wand 🪄 varinha a .35 =mágica
crystal-ball 🔮 bola_de_cristal a .2 !
crown 👑 coroa a .2
ghost 👻 fantasma o 1.2
alien 👽 extraterrestre o 1 face =alienígena/et
alien-monster 👾 monstrinho o .5 !
ogre 👹 ogro o 1 face !
clown 🤡 palhaço o .3 face
balloon 🎈 balão o .3 =bexiga
flag 🚩 bandeira a .8
`
