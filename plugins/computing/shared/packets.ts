/** Bytes of headers, from the standards that define them. */

/** IPv4 without options (RFC 791), IPv6 without extension headers (RFC 8200). */
export const IP_HEADER = { ipv4: 20, ipv6: 40 } as const;
/** TCP without options (RFC 9293). */
export const TCP_HEADER = 20;
/** The timestamps option with its padding (RFC 7323, appendix A). */
export const TCP_TIMESTAMPS = 12;
export const UDP_HEADER = 8;
/** Preamble and start of frame delimiter, and the gap between packets (IEEE 802.3). */
export const PREAMBLE = 8;
export const GAP = 12;
/** Destination, source and type, and the frame check sequence (IEEE 802.3). */
export const ETHERNET_HEADER = 14;
export const FRAME_CHECK = 4;
export const VLAN_TAG = 4;
/** The smallest frame, with its header and frame check sequence (IEEE 802.3). */
export const SMALLEST_FRAME = 64;
