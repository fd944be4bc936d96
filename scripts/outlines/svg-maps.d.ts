/** The types of the package lean on another that is not there; what of it is read here. */
declare module '@svg-maps/germany' {
  const map: { readonly locations: readonly { readonly id: string; readonly path: string }[] };
  export = map;
}
