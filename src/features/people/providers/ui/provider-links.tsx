import type { AccountType } from '#features/people/accounts/contract.ts'
import { readInvite } from '#features/people/accounts/ui/invite.ts'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'

/** The ways in through somebody else; nothing where none is set up. */
export function ProviderLinks({ kind = 'candidate', next }: { kind?: AccountType; next?: string | null }) {
  const t = useTranslations('providers')
  const { providers } = useSite()
  if (providers.length === 0) return null
  const query = new URLSearchParams({ account_type: kind, ...(next && { next }) })
  return (
    <div className="stack stack-s">
      {providers.map(({ id, name }) => (
        <LinkButton
          key={id}
          href={`/api/sign-in-with/${id}?${query}`}
          rel="nofollow"
          wide
          onClick={(event) => {
            const invite = readInvite()
            if (invite) event.currentTarget.search += `&invite=${encodeURIComponent(invite)}`
          }}
        >
          {t('with', { provider: name })}
        </LinkButton>
      ))}
    </div>
  )
}
