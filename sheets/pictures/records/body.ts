/** Parts of the body. One line each, read by `readRecords`. */
export const BODY = `
heart ❤️ coração o .1 beside
tooth 🦷 dente o .02 beside
eye 👁️ olho o .05 beside
eyes 👀 olhos os .1 ! =olho beside
ear 👂 orelha a .07 hard beside
nose 👃 nariz o .07 beside
mouth 👄 boca a .07 beside
tongue 👅 língua a .07 hard beside
hand ✋ mão a .18 several beside
foot 🦶 pé o .25 beside
leg 🦵 perna a .8 hard beside
arm 💪 braço o .5 hard beside
brain 🧠 cérebro o .15 hard beside
heart-organ 🫀 coração_do_corpo o .12 ! beside
lungs 🫁 pulmões os .3 beside
footprints 👣 pegada a .25 ! beside
thumb 👍 polegar o .1 ! =joinha beside
`
