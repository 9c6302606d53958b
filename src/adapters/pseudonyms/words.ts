/** Plain words that stand in place of private ones; those of one length are interchangeable. */
export const WORDS: readonly string[] =
  `ash bay cob dew elm fig gum hay ivy jam kit log moss nut oak pea rye sea tar urn vat wax yew zen
  alder amber aspen basin beech birch bluff brook cabin cedar cliff cloud coral creek delta dune fern field fjord flint frost
  gale glade glen grove heath hedge inlet iris jade kelp lagoon lake larch laurel leaf lichen lily linen loam lotus lupin maple marsh meadow
  mesa mint mist moor myrtle olive opal orchard otter palm peak pearl pebble petal pine plain poplar pond prairie quarry quartz
  rain raven reed reef ridge river robin rose saffron sage sand sedge shale shore slate slope snow spruce stone storm stream summit
  swamp thyme tide timber topaz tulip tundra valley velvet vine violet wadi walnut water wave willow wind winter wood yarrow
  acorn anchor anthem arbor atlas autumn badger bamboo banner barley basalt beacon bobbin bonnet bramble breeze bronze bucket button
  canopy canvas canyon carbon carpet castle cavern chestnut cinder clover cobalt comet copper cotton cradle crater crystal current cushion
  daisy dahlia ember embers falcon feather fennel filament fiddle finch flannel forest fountain foxglove garland garnet geyser ginger
  glacier granite gravel hamlet hammock harbor harvest hazel heather heron hickory hollow horizon island jasmine juniper kestrel
  kettle lantern lattice lavender limestone linden lobelia magnolia mallow marble marigold meander meridian monsoon mountain mulberry
  nectar nutmeg oatmeal obsidian orchid oregano osprey paddock papyrus parsley pasture peninsula peppermint periwinkle petunia plateau
  porcelain primrose pumpkin quill rampart rapids rosemary rowan sandstone sapphire savanna seashore sequoia silver snowdrop solstice
  sparrow sunflower sunlight sycamore tamarind tapestry teakwood terrace thicket thistle tributary turquoise twilight undergrowth
  vermilion verdure watercress waterfall waterlily wetland whirlpool wildflower windmill wisteria woodland woodpecker zephyr zinnia
  archipelago cornflower honeysuckle hummingbird hydrangea kingfisher lilyofvalley nightingale pomegranate rhododendron riverbank snapdragon
  buttercups chamomiles dandelions evergreens foothills grasslands heathlands lighthouse moonstone northwinds peppercorn springtime stalactite
  tumbleweed undercliff`.split(/\s+/);
