import { useState } from 'react'
import { FindingList } from '#features/jobs/jobs/ui/finding-list.tsx'
import { MarkedText } from '#features/jobs/jobs/ui/marked-text.tsx'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { tryText } from '../contract.ts'
import { longestText } from '../rules.ts'

type Findings = Gives<typeof tryText>['data']['findings']

/** A text in, what the rules find in it out, marked where it stands. */
export function TryText({ of }: { of: 'force' | 'draft' }) {
  const t = useTranslations('screeningRules')
  const [tried, setTried] = useState<{ text: string; findings: Findings } | null>(null)
  const form = useForm(tryText, {
    initial: { text: '' },
    toInput: ({ text }) => ({ text: text.trim(), of }),
    sendBy: async (input) => {
      const given = await send(tryText, input)
      setTried({ text: input.text, findings: given.data.findings })
      return given
    },
    onDone: () => {},
  })
  return (
    <Card title={t('try.title')}>
      <form method="post" className="stack stack-s" onSubmit={form.submit} noValidate>
        <LooseProblem problem={form.problem} />
        <TextArea {...form.field('text')} label={t('try.text')} rows={4} maxLength={longestText} dir="auto" required />
        <div>
          <Button type="submit" busy={form.sending}>
            {t('try.go')}
          </Button>
        </div>
        <div role="status" className="stack stack-s">
          {tried ? <MarkedText text={tried.text} findings={tried.findings} /> : null}
          {tried?.findings.length === 0 ? <p className="quiet">{t('try.nothing')}</p> : null}
          {tried ? <FindingList findings={tried.findings} /> : null}
        </div>
      </form>
    </Card>
  )
}
