/** Parts of the body. One line each, read by `readRecords`. */
export const BODY = `
heart ❤️ coração o .1
tooth 🦷 dente o .02
eye 👁️ olho o .05
eyes 👀 olhos os .1 ! =olho
ear 👂 orelha a .07
nose 👃 nariz o .07
mouth 👄 boca a .07
tongue 👅 língua a .07
hand ✋ mão a .18
foot 🦶 pé o .25
leg 🦵 perna a .8
arm 💪 braço o .5
brain 🧠 cérebro o .15
heart-organ 🫀 coração_do_corpo o .12 !
lungs 🫁 pulmões os .3
footprints 👣 pegada a .25 !
thumb 👍 polegar o .1 ! =joinha
`
