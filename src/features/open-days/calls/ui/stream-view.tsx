import { useEffect, useRef } from 'react'

type Props = { stream: MediaStream; label: string; mirrored?: boolean }

/** A picture as it comes; its sound is played beside it, so that a missing picture silences nobody. */
export function PictureView({ stream, label, mirrored }: Props) {
  const view = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (view.current) view.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={view}
      className="call-picture"
      data-mirrored={mirrored || undefined}
      aria-label={label}
      autoPlay
      playsInline
      muted
    />
  )
}

/** The voice of the other side. @param onBlocked the browser plays nothing before somebody presses */
export function VoiceView({ stream, onBlocked }: { stream: MediaStream; onBlocked: (play: () => void) => void }) {
  const view = useRef<HTMLAudioElement>(null)
  const blocked = useRef(onBlocked)
  useEffect(() => {
    const { current } = view
    if (!current) return
    current.srcObject = stream
    current.play().catch((error: DOMException) => {
      if (error.name === 'NotAllowedError') blocked.current(() => void current.play())
    })
  }, [stream])
  // biome-ignore lint/a11y/useMediaCaption: a conversation as it is spoken has no captions
  return <audio ref={view} />
}
