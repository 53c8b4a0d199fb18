import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor
struct CollectionViewTests {
  @Test func fillsLinesWithItems() {
    play {
      let source = Source()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 60)
      let collection = makeCollection(layout, source)
      let frames = collection.visibleCells.map(\.frame)
      // 300 points hold three items of 80 with gaps of 30.
      #expect(frames.prefix(4).map(\.minX) == [0, 110, 220, 0])
      #expect(frames.prefix(4).map(\.minY) == [0, 0, 0, 70])
      #expect(collection.contentSize == CGSize(width: 300, height: 270))
      #expect(collection.visibleCells.allSatisfy { $0 is Tile })
    }
  }

  @Test func scrollsAcross() {
    play {
      let source = Source()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 350)
      layout.scrollDirection = .horizontal
      let collection = makeCollection(layout, source)
      #expect(collection.contentSize == CGSize(width: 1090, height: 400))
      #expect(collection.indexPathsForVisibleItems.count == 3)
    }
  }

  @Test func takesAnotherLayoutAnimated() {
    let timeline = play {
      let source = Source()
      let small = UICollectionViewFlowLayout()
      small.itemSize = CGSize(width: 80, height: 60)
      let collection = makeCollection(small, source)
      collection.visibleCells[3].accessibilityIdentifier = "tile"
      let large = UICollectionViewFlowLayout()
      large.itemSize = CGSize(width: 140, height: 60)
      collection.setCollectionViewLayout(large, animated: true)
    }
    #expect(timeline.number("tile.bounds.size.width", at: 0) == 80)
    #expect(timeline.number("tile.bounds.size.width", at: 0.3) == 140)
  }

  @Test func composesGroups() {
    play {
      let source = Source()
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      let collection = makeCollection(UICollectionViewCompositionalLayout(section: section), source)
      let frames = collection.visibleCells.map(\.frame)
      #expect(frames.prefix(3).map(\.minX) == [0, 150, 0])
      #expect(frames.prefix(3).map(\.minY) == [0, 0, 50])
      #expect(collection.contentSize == CGSize(width: 300, height: 240))
    }
  }

  private func makeCollection(
    _ layout: UICollectionViewLayout, _ source: Source
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = source
    view.addSubview(collection)
    view.layoutIfNeeded()
    return collection
  }
}

@MainActor
private final class Source: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}

private final class Tile: UICollectionViewCell {}
