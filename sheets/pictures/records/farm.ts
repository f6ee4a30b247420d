/** Animals of house and farm. One line each, read by `readRecords`. */
export const FARM = `
cat 🐈 gato o .45
dog 🐕 cachorro o .7 =cão
poodle 🐩 poodle o .5 !
guide-dog 🦮 cão-guia o .8 !
rabbit 🐇 coelho o .35
mouse 🐁 rato o .12 =camundongo
rat 🐀 ratazana a .25 ! =rato hard
hamster 🐹 hamster o .12 face unclear unprinted
pig 🐖 porco o 1.1
pig-face 🐷 cara_de_porco a .4 face ! =porco
horse 🐎 cavalo o 2.2
horse-face 🐴 cara_de_cavalo a .8 face ! =cavalo
donkey 🫏 burro o 1.6 =jumento
ox 🐂 boi o 2.2
cow 🐄 vaca a 2.1
cow-face 🐮 cara_de_vaca a .7 face ! =vaca
buffalo 🐃 búfalo o 2.3 =boi hard unclear
sheep 🐑 ovelha a 1.1 =carneiro
ram 🐏 carneiro o 1.1 =ovelha/bode hard
goat 🐐 cabra a 1 =bode
llama 🦙 lhama a 1.7 unclear
rooster 🐓 galo o .6
hen 🐔 galinha a .5 face alone
chick 🐤 pintinho o .12 face ! =pinto
baby-chick 🐥 pintinho o .12 =pinto
hatching-chick 🐣 pintinho_no_ovo o .12 ! =pinto
turkey 🦃 peru o .9
duck 🦆 pato o .5 unclear
goose 🪿 ganso o .9 hard unclear
swan 🦢 cisne o 1.2 unclear
peacock 🦚 pavão o 1.1
dove 🕊️ pomba a .3 unclear
bee 🐝 abelha a .03
nest 🪺 ninho o .2 beside several
`
