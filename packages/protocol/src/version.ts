/** PROTOCOL_VERSION is raised whenever an older client would misunderstand something. */
export const PROTOCOL_VERSION = 2;
