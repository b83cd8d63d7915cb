import { useLocale } from 'use-intl'
import { useSite } from '#frame/use-session.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { cardPath, type ShareKind } from '../rules.ts'

/** What tells chats and social networks which picture goes with a link. */
export function CardPicture({ kind, address }: { kind: ShareKind; address: string }) {
  const { publicUrl } = useSite()
  return (
    <>
      <meta property="og:image" content={`${publicUrl}${cardPath(kind, address, toLanguage(useLocale()))}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
