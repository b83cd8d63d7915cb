import { useState } from 'react'
import { copyText } from '#platform/browser/copy-text.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Switch } from '#ui/fields/choice.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { endFeed, makeFeed, showFeed } from '../feed-contract.ts'

const onProblem = ({ message }: { message: string }) => void toast.show({ text: message, tone: 'bad' })
const again = () => refreshCall(showFeed)

/** Makes, shows and ends the address by which another calendar follows the own interviews. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('interviews.feed')
  const { data } = useCall(showFeed, {})
  const feed = data?.data ?? null
  const [details, setDetails] = useState<boolean | null>(null)
  const named = details ?? feed?.details ?? false
  const make = useSend(makeFeed, { onDone: again, onProblem })
  const end = useSend(endFeed, { onDone: again, onProblem })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      about={t('about')}
      footer={
        <>
          {feed ? (
            <Button look="primary" onClick={() => copyText(feed.url, { copied: t('copied') })}>
              {t('copy')}
            </Button>
          ) : (
            <Button look="primary" busy={make.isPending} onClick={() => make.mutate({ details: named })}>
              {t('make')}
            </Button>
          )}
          {feed ? (
            <>
              <Button busy={make.isPending} onClick={() => make.mutate({ details: named })}>
                {t('anew')}
              </Button>
              <Button look="text" busy={end.isPending} onClick={() => end.mutate({})}>
                {t('end')}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <div className="stack">
        <Switch
          name="details"
          value={named}
          help={t('detailsHelp')}
          onChange={(on) => {
            setDetails(on)
            if (feed) make.mutate({ details: on })
          }}
        >
          {t('details')}
        </Switch>
        {feed ? (
          <>
            <p className="small quiet">{t('change')}</p>
            <p className="small quiet" dir="ltr">
              <code className="clip">{feed.url}</code>
            </p>
          </>
        ) : null}
      </div>
    </Dialog>
  )
}
