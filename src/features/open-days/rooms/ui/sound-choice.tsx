import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'

type Props = { chime: { isOn: boolean; toggle: () => void }; hasAccount: boolean }

/** Whether the room rings when a desk calls; browsers let it sound only after a press, so it is one. */
export function SoundChoice({ chime: { isOn, toggle }, hasAccount }: Props) {
  const t = useTranslations('rooms')
  return (
    <div className="stack stack-xs">
      <div>
        <Button aria-pressed={isOn} onClick={toggle}>
          {t(isOn ? 'soundOff' : 'soundOn')}
        </Button>
      </div>
      <p className="small quiet">{t(isOn ? 'ringsHelp' : 'soundHelp')}</p>
      {hasAccount ? (
        <p className="small quiet">
          {t.rich('pushHelp', { link: (words) => <a href="/settings/notifications">{words}</a> })}
        </p>
      ) : null}
    </div>
  )
}
