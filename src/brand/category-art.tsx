import type { ReactNode } from 'react'
import type { CategorySlug } from './category-glyph.tsx'

/** Drawings of 264 x 132 in strokes of the current colour. */
const drawings: Record<CategorySlug, ReactNode> = {
  matematica: (
    <>
      <g strokeWidth="3.400">
        <path d="M30 46a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM30 86a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM60 66a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z" />
        <path d="M98 66h22M109 55v22" strokeWidth="4" />
        <path d="M136 48a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM136 84a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z" />
        <path d="M176 60h22M176 73h22" strokeWidth="4" />
        <rect x="214" y="42" width="38" height="48" rx="7" strokeDasharray="6 6" />
      </g>
    </>
  ),
  colorir: (
    <>
      <defs>
        <clipPath id="tile-colorir-half">
          <path d="M60 0H130V132H60Z" />
        </clipPath>
      </defs>
      <g clipPath="url(#tile-colorir-half)">
        <g clipPath="url(#tile-colorir-wings)">
          <path
            d="M58 34 96 4 62 74 124 2 64 112 134 20 72 132 140 50 92 136 140 88"
            strokeWidth="5.500"
            opacity=".5"
          />
        </g>
      </g>
      <clipPath id="tile-colorir-wings">
        <path
          transform="translate(68 2) scale(3.200)"
          d="M20 19C15 5 4 5 4 13c0 6 6 9 16 8 10 1 16-2 16-8 0-8-11-8-16 6ZM20 21C9 20 7 27 9 31c3 5 9 1 11-10 2 11 8 15 11 10 2-4 0-11-11-10Z"
        />
      </clipPath>
      <g transform="translate(68 2) scale(3.200)" strokeWidth="1.100">
        <path d="M20 19C15 5 4 5 4 13c0 6 6 9 16 8 10 1 16-2 16-8 0-8-11-8-16 6ZM20 21C9 20 7 27 9 31c3 5 9 1 11-10 2 11 8 15 11 10 2-4 0-11-11-10Z" />
        <path d="M20 16v13M20 16c-1-4-3-6-5-7M20 16c1-4 3-6 5-7M8.5 13a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM27.5 13a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z" />
      </g>
      <path d="M214 96l26-40 10 7-26 40-13 6Z M214 96l10 7M236 63l10 6" strokeWidth="3" />
    </>
  ),
  labirinto: (
    <>
      <path
        strokeWidth="3.600"
        strokeLinejoin="miter"
        d="M-4 22H60V56H28V92H96V22H132M132 22V62M96 92V116H-4M132 62H164V98H128V136M164 22V36H200V98H232V62H268M164 22H232V36M200 98V136M232 98V116H268M60 56V22"
      />
    </>
  ),
  pontilhar: (
    <>
      <path d="M132 16L146.7 51.8L185.3 54.7L155.8 79.7" strokeWidth="3.400" />
      <circle cx="132" cy="16" r="4.500" fill="currentColor" stroke="none" />
      <circle cx="146.7" cy="51.8" r="4.500" fill="currentColor" stroke="none" />
      <circle cx="185.3" cy="54.7" r="4.500" fill="currentColor" stroke="none" />
      <circle cx="155.8" cy="79.7" r="4.500" fill="currentColor" stroke="none" />
      <circle cx="164.9" cy="117.3" r="4.500" fill="currentColor" stroke="none" />
      <circle cx="132" cy="97" r="4.500" fill="currentColor" stroke="none" />
      <circle cx="99.1" cy="117.3" r="4.500" fill="currentColor" stroke="none" />
      <circle cx="108.2" cy="79.7" r="4.500" fill="currentColor" stroke="none" />
      <circle cx="78.7" cy="54.7" r="4.500" fill="currentColor" stroke="none" />
      <circle cx="117.3" cy="51.8" r="4.500" fill="currentColor" stroke="none" />
      <g fill="currentColor" stroke="none" fontFamily="Lexend Variable" fontWeight="600" fontSize="13">
        <text x="146" y="16">
          1
        </text>
        <text x="166" y="42">
          2
        </text>
        <text x="196" y="50">
          3
        </text>
        <text x="168" y="92">
          4
        </text>
        <text x="176" y="124">
          5
        </text>
      </g>
    </>
  ),
  tracejar: (
    <>
      <g strokeWidth="3.800" strokeDasharray="9 10">
        <path d="M-6 40c22-34 44-34 66 0s44 34 66 0 44-34 66 0 44 34 80-8" />
        <path d="M-6 104 27 72 60 104 93 72 126 104 159 72 192 104 225 72 270 112" />
      </g>
    </>
  ),
  percepcao: (
    <>
      <g transform="translate(40 22) scale(2.100)">
        <path d="M7 33C3 18 14 6 35 5c1 19-9 31-26 29-.8 0-1.500-.5-2-1Z" strokeWidth="1.700" />
        <path d="M5 36c9-11 15-16 23-22M15 24v-9M21 18.500l8 1" strokeWidth="1.300" />
      </g>
      <g transform="translate(142 22) scale(2.100)" fill="currentColor">
        <path d="M7 33C3 18 14 6 35 5c1 19-9 31-26 29-.8 0-1.500-.5-2-1Z" strokeWidth="1.700" />
        <path d="M5 36c9-11 15-16 23-22M15 24v-9M21 18.500l8 1" fill="none" strokeWidth="1.700" />
      </g>
    </>
  ),
  alfabetizacao: (
    <>
      <path d="M-4 24H268M-4 108H268" strokeWidth="1.500" opacity=".6" />
      <path d="M-4 66H268" strokeWidth="1.500" strokeDasharray="7 7" opacity=".6" />
      <g strokeWidth="5">
        <path d="M36 108 62 26l26 82M46 80h32" />
        <path d="M128 68v40M128 88a18 20 0 1 1-.1-1" />
      </g>
      <g strokeWidth="4.600" strokeDasharray=".1 9">
        <path d="M166 26v82M166 26h16a18 20 0 0 1 0 40h-16M184 66a20 21 0 0 1 0 42h-18" />
        <path d="M224 26v82M224 88a18 20 0 1 1 .1 1" />
      </g>
    </>
  ),
  pareamento: (
    <>
      <g strokeWidth="3.400">
        <path d="M62 34C130 34 134 98 202 98M62 98C130 98 134 34 202 34" />
      </g>
      <g fill="currentColor" stroke="none">
        <circle cx="62" cy="34" r="5" />
        <circle cx="62" cy="98" r="5" />
        <circle cx="202" cy="34" r="5" />
        <circle cx="202" cy="98" r="5" />
      </g>
      <g strokeWidth="3">
        <path d="M34 17L38.4 27.9L50.2 28.7L41.1 36.3L44 47.8L34 41.5L24 47.8L26.9 36.3L17.8 28.7L29.6 27.9Z" />
        <path d="M22 86h24v24H22Z" />
        <path d="M218 22h24v24h-24Z" />
        <path d="M230 81L234.4 91.9L246.2 92.7L237.1 100.3L240 111.8L230 105.5L220 111.8L222.9 100.3L213.8 92.7L225.6 91.9Z" />
      </g>
    </>
  ),
}

/** The wide drawing of a category tile: fills its box, keeps its middle, takes the current colour. */
export function CategoryArt({ slug, className }: { slug: CategorySlug; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 264 132"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {drawings[slug]}
    </svg>
  )
}
