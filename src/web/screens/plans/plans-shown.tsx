import { Link } from 'react-router'
import { PLAN_PICTURE, PLANS_SHOWN } from './shown.ts'

/** The product itself, in pictures of it: what its sheets can do. */
export function PlansShown() {
  const { title, intro, things } = PLANS_SHOWN
  return (
    <section aria-labelledby="o-que-sabem" className="mt-14 md:mt-16">
      <h2 id="o-que-sabem" className="text-center text-[1.375rem]/7.25 md:text-2xl">
        {title}
      </h2>
      <p className="mx-auto mt-3 max-w-text text-center text-ink-2">{intro}</p>
      <ul className="mt-8 grid gap-6 md:grid-cols-2 lg:gap-8">
        {things.map(({ picture, alt, title: name, text, to, link }) => (
          <li
            key={picture}
            className="overflow-clip rounded-panel bg-paper shadow-sheet md:last:odd:col-span-2 md:last:odd:grid md:last:odd:grid-cols-2 md:last:odd:items-center forced-colors:border"
          >
            <div className="bg-well px-4 py-5 print:hidden">
              <img
                src={`/planos/${picture}.webp`}
                width={PLAN_PICTURE.width}
                height={PLAN_PICTURE.height}
                alt={alt}
                loading="lazy"
                decoding="async"
                className="mx-auto h-auto w-full max-w-90"
              />
            </div>
            <div className="p-5 md:p-6">
              <h3 className="text-lg">{name}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
              <Link to={to} className="text-link mt-1 inline-flex min-h-11 items-center">
                {link}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
