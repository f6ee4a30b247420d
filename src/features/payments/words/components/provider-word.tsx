/** The provider's own word, small beside ours: its panel and its support speak in these. */
export function ProviderWord({ children }: { children: string }) {
  return (
    <span className="inline-block max-w-full wrap-anywhere font-mono font-normal text-[0.8125rem]/5 text-ink-3">
      {children}
    </span>
  )
}
