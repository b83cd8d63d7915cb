import { useSyncExternalStore } from 'react'
import { copyText } from '#platform/browser/copy-text.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'

type Props = { code: string; link: string; registered: number; rewarded: number; coins: number; counted: boolean }

/** A code with its link, to copy or hand on, and what came of it. */
export function InviteLink({ code, link, registered, rewarded, coins, counted }: Props) {
  const t = useTranslations('referrals')
  const copy = () => copyText(link, { copied: t('copied'), notCopied: t('notCopied') })
  const canShare = useCanShare()
  const share = () => navigator.share({ url: link }).catch(() => {})
  return (
    <div className="stack">
      <KeyValues
        items={[
          { key: t('code'), value: <code dir="ltr">{code}</code> },
          {
            key: t('link'),
            value: (
              <span dir="ltr" style={{ overflowWrap: 'anywhere' }}>
                {link}
              </span>
            ),
          },
          { key: t('registered'), value: registered },
          ...(counted ? [] : [{ key: t('rewarded'), value: t('rewardedOf', { rewarded, coins }) }]),
        ]}
      />
      <div className="cluster">
        <Button look="primary" icon="copy" onClick={copy}>
          {t('copy')}
        </Button>
        {canShare ? (
          <Button icon="share" onClick={share}>
            {t('share')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

const never = () => () => {}
/** Whether the browser hands links on; not before it has taken the page over, which is drawn without knowing. */
const useCanShare = () =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
