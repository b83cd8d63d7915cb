import { useState } from 'react'
import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { directionOf, languages, toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { WrittenLanguages } from '#ui/fields/written-languages.tsx'
import { previewNewsletter, type readNewsletter, tryNewsletter } from '../contract.ts'
import { isWhole } from '../rules.ts'

/** The letter as readers of each language get it, as it was kept last; and a try to the own address. */
export function Preview({ read }: { read: Gives<typeof readNewsletter>['data'] }) {
  const t = useTranslations('newsletters')
  const [language, choose] = useState(toLanguage(useLocale()))
  const preview = useCall(previewNewsletter, { newsletter: read.id, language })
  const attempt = useSend(tryNewsletter, {
    onDone: ({ data: { email } }) => toast.show({ text: t('tried', { email }), tone: 'good' }),
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
  const letter = preview.data?.data
  return (
    <Card title={t('preview')}>
      <div className="stack">
        <WrittenLanguages
          shown={languages}
          empty={languages.filter((one) => !isWhole(read.texts[one], read.link))}
          written={language}
          onWrite={choose}
        />
        {letter ? (
          <div lang={language} dir={directionOf(language)} className="stack stack-s">
            <p className="strong">{letter.subject || '–'}</p>
            {letter.text.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ) : null}
        <div>
          <Button
            icon="send"
            busy={attempt.isPending}
            onClick={() => attempt.mutate({ newsletter: read.id, language })}
          >
            {t('try')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
