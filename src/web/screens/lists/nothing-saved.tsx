import { catalogueHref } from '../../../features/catalogue/address/rules.ts'
import { FAVOURITES } from '../../../features/favourites/texts.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Shown in place of an empty list of hearts. */
export function NothingSaved() {
  return (
    <EmptyState
      kind="heart"
      title={FAVOURITES.none}
      action={<LinkButton to={catalogueHref()}>{FAVOURITES.browse}</LinkButton>}
    >
      {FAVOURITES.noneHint}
    </EmptyState>
  )
}
