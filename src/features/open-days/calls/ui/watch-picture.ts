/** A picture that stands still for so many looks, three seconds apart, does not come through. */
const lookAtPicture = 3_000
const stillFor = 3

/** Says when the picture of an open line stands still, and when it moves again. @returns how to stop */
export function watchPicture(
  pcNow: () => RTCPeerConnection | undefined,
  onLost: (isLost: boolean) => void,
): () => void {
  let frames = -1
  let still = 0
  const timer = setInterval(async () => {
    const pc = pcNow()
    if (pc?.connectionState !== 'connected') return
    const before = frames
    frames = await framesDecoded(pc)
    still = frames === before ? still + 1 : 0
    onLost(still >= stillFor)
  }, lookAtPicture)
  return () => clearInterval(timer)
}

async function framesDecoded(pc: RTCPeerConnection): Promise<number> {
  let frames = 0
  for (const [, one] of (await pc.getStats()) as unknown as Map<string, RTCInboundRtpStreamStats>)
    if (one.type === 'inbound-rtp' && one.kind === 'video') frames = one.framesDecoded ?? 0
  return frames
}
