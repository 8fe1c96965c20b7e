/** The own picture as the camera is asked for it, in pixels and pictures a second. @rule CALL-85 */
export const OWN_PICTURE = { width: 640, height: 480, rate: 24, mostRate: 30 } as const
