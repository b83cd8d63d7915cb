import { useState } from 'react'
import { visibilities } from '#features/people/profiles/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { setVisibility, whoHasMyCv } from '../contact-contract.ts'
import { useCardWords } from './card-words.ts'

type Mine = Gives<typeof whoHasMyCv>['data']

/** Who may find one, and what companies see that do. */
export function SeenBy({ visibility, preview }: Pick<Mine, 'visibility' | 'preview'>) {
  const t = useTranslations('cvSearch.mine')
  const see = useTranslations('profiles.five')
  const [chosen, choose] = useState(visibility)
  const save = useSend(setVisibility, {
    onDone: () => {
      refreshCall(whoHasMyCv)
      toast.show({ text: t('saved'), tone: 'good' })
    },
    onProblem: ({ message }) => {
      choose(visibility)
      toast.show({ text: message, tone: 'bad' })
    },
  })
  const change = (id: string) => {
    choose(id as Mine['visibility'])
    save.mutate({ visibility: id as Mine['visibility'] })
  }
  return (
    <section className="stack stack-l">
      <RadioGroup
        name="visibility"
        label={t('visibility')}
        look="cards"
        choices={visibilities.map((id) => ({ id, text: see(`see.${id}`), help: see(`seeHelp.${id}`) }))}
        value={chosen}
        onChange={change}
      />
      <div className="stack stack-s">
        <h2>{t('preview')}</h2>
        {preview && chosen !== 'hidden' && chosen !== 'applied_only' ? (
          <Preview preview={preview} />
        ) : (
          <p className="quiet">{t('noPreview')}</p>
        )}
      </div>
    </section>
  )
}

function Preview({ preview }: { preview: NonNullable<Mine['preview']> }) {
  const t = useTranslations('cvSearch')
  const words = useCardWords()
  return (
    <Card>
      <div className="row row-top">
        <span className="cv-nobody" aria-hidden="true">
          <Icon name="user" />
        </span>
        <div className="stack stack-xs grow">
          <p className="strong">{words.title(preview)}</p>
          <Facts small items={words.facts(preview)} />
          {preview.skills.length > 0 ? (
            <Facts small items={preview.skills.map((skill) => <bdi key={skill}>{skill}</bdi>)} />
          ) : null}
          <p className="small faint">{t('hidden')}</p>
        </div>
      </div>
    </Card>
  )
}
